const letters = '[HFMWDX]';
const inBrackets = new RegExp(
  `[([]\\s*(?:${letters}(?:\\s*[/_|.-]\\s*${letters}){1,3}|HF|FH|MF|FM|HFX|MFD|MWD)\\s*[)\\]]`,
  'gi',
);
const bare = new RegExp(`(?<![\\p{L}\\p{N}/&])${letters}(?:\\s?[/_]\\s?${letters}){1,3}(?![\\p{L}\\p{N}/])\\)?`, 'giu');
const atTheEnd = /\s(?:HF|FH)$/;

/**
 * Removes the marks by which a title addresses all genders: (H/F), H/F, F/H, M/F, [F/M/X], (M/W/D), HF … They
 * do not describe the job, and a title has up to three of them.
 */
export function removeGenderMarks(title: string): string {
  return withoutDebris(withoutDebris(title.replace(inBrackets, ' ').replace(bare, ' ')).replace(atTheEnd, ''));
}

/**
 * Cleans up after marks were removed: double blanks, dashes and brackets at the ends, and dashes attached to
 * one word.
 */
function withoutDebris(title: string): string {
  return title
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/\s+([-–—|])(?=[\p{L}\p{N}])/gu, ' $1 ')
    .replace(/\|(?=\S)/g, '| ')
    .replace(/(?<=\p{L}{2})- (?=\p{L})/gu, ' - ')
    .replace(/(?<=\p{L}) (?=\((?:e|ne|se|fe|trice|euse|ière|iere)\))/giu, '')
    .replace(/\s+/g, ' ')
    .replace(/([-–—|]) (?:[-–—|] )+/g, '$1 ')
    .replace(/^[\s\-–—|,:;/·]+|[\s\-–—|,:;/·([]+$/g, '')
    .trim();
}

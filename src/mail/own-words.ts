/**
 * Mark in the first line of letters that may be answered by mail. It survives quoting, and nobody types it.
 */
export const replyMark = '=-=-=';

/**
 * Returns the text that a person wrote above the quoted part of a mail, without the signature below `-- `
 * (RFC 3676 §4.3). Understands how common mail programs quote: marked lines, attributions, head fields; and
 * the mark of our letters. Empty if nothing stands above the quoted part.
 */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const quoted = lines.findIndex((line, at) => isQuoted(line) || isDivider(lines, at) || beginsHead(lines, at));
  const above = quoted === -1 ? lines : lines.slice(0, quoted);
  const own = isQuoted(lines[quoted] ?? '') ? withoutAttribution(above) : above;
  const signature = own.findIndex((line) => /^-- ?$/.test(line));
  return (signature === -1 ? own : own.slice(0, signature)).join('\n').trim();
}

/** A line of the quoted letter: marked by the mail program, or the first line of our letters. */
const isQuoted = (line: string): boolean => /^\s?>/.test(line) || line.includes(replyMark);

/** A line that programs write above a letter: `-----Message d'origine-----`, or a rule above a head. */
function isDivider(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (/^_{10,}\s*$/.test(line)) return beginsHead(lines, at + 1);
  const named = /^-{3,}([^-]{4,60})-{3,}\s*$/.exec(line)?.[1] ?? '';
  return /message|nachricht|mensaje|messaggio/i.test(named);
}

const from = /^\*?(from|de|von|da)\s?:\*?\s/i;
const sent = /^\*?(sent|date|envoyé|gesendet|datum|enviado|inviato)\s?:/i;
const subject = /^\*?(subject|objet|betreff|asunto|oggetto)\s?:/i;
/** Fields of a head: sender, day, recipients, copies, subject. */
const headLines = 6;

/** The head fields of the quoted letter: `De : …`, `Envoyé : …`, `Objet : …`. */
function beginsHead(lines: readonly string[], at: number): boolean {
  if (!from.test(lines[at] ?? '')) return false;
  const below = lines.slice(at + 1, at + headLines);
  const blank = below.findIndex((line) => line.trim() === '');
  const head = blank === -1 ? below : below.slice(0, blank);
  return [sent, subject].every((field) => head.some((line) => field.test(line)));
}

const longestAttribution = 3;
const opening = /^(le|on|am|el|il|em|op|den|\d)(?=\W|\d).*\d/i;
const isAttribution = (sentence: string): boolean => /[:：]\s*$/.test(sentence) && /@|\d{1,2}[:.h]\d{2}/.test(sentence);

/**
 * Drops the sentence with which programs introduce a quote, in any language. It ends with a colon and
 * contains an address or a time. If it was broken into lines, its first line names a day.
 */
function withoutAttribution(above: readonly string[]): readonly string[] {
  const end = above.findLastIndex((line) => line.trim() !== '') + 1;
  const starts = Array.from({ length: Math.min(longestAttribution, end) }, (_, lines) => end - 1 - lines);
  const found = starts.filter((start) => isAttribution(above.slice(start, end).join(' ')));
  const start = found.find((line) => opening.test(above[line] ?? '')) ?? found[0] ?? end;
  return above.slice(0, start);
}

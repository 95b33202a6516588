/** A part of a plain text: lines that belong together, or a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = /^(?:[-–—*•·▪●◦‣➢✓→]\s+|[•·▪●◦‣➢✓→])(?=\S)/u;
// Sources that lose their line breaks leave lists inside a line: round bullets are unmistakable, dashes only
// when there are several.
const inlineBullet = /\s+(?=[•▪●◦‣➢✓]\s*\S)/u;
const inlineDash = /\s+(?=[-–]\s+\p{Lu})/u;
const leastInlineDashes = 3;

/**
 * Reads the paragraphs and lists of a plain text with line breaks, as employers write them. Keeps every word
 * in its order; only blanks and list marks go.
 */
export function readTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    [lines, items] = [[], []];
  };
  for (const line of text.split(/\r\n|\r|\n/).flatMap(splitInlineList)) {
    const item = bullet.test(line) ? line.replace(bullet, '') : null;
    if (line === '' || (item === null ? items.length > 0 : lines.length > 0)) close();
    if (item !== null) items.push(item);
    else if (line !== '') lines.push(line);
  }
  close();
  return blocks;
}

function splitInlineList(line: string): string[] {
  const parts = line.trim().split(inlineBullet);
  return parts.flatMap((part) => {
    const dashed = part.split(inlineDash);
    return dashed.length > leastInlineDashes ? dashed : [part];
  });
}

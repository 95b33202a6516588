import { bullets, splitInlineList } from './split-inline-list.ts';

/** A part of a plain text: lines of a paragraph, or a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

// Mark of a list item. «> 10 ans» is a comparison, but «> Vous parlez anglais» is an item.
const mark = new RegExp(
  `^(?:(?:[-–—*]|--|=>)\\s+|>{1,2}\\s*(?=\\p{L})|[·→➔➜➡]\\ufe0f?\\s*|[${bullets}]\\ufe0f?\\s*)(?=\\S)`,
  'u',
);
// Finds a bullet alone on its line, because word processors write bullets in this way.
const loneBullet = new RegExp(`^[ \\t]*([${bullets}·]\\ufe0f?)[ \\t]*\\n\\s*(?=\\S)`, 'gmu');

/**
 * Reads paragraphs and lists from a plain text with line breaks, as employers write them. Every word keeps
 * its position; only blanks and list marks are removed.
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
  const joined = text.replace(/\r\n?/g, '\n').replace(loneBullet, '$1 ');
  for (const line of joined.split('\n').flatMap(splitInlineList)) {
    const item = mark.test(line) ? line.replace(mark, '') : null;
    if (line === '' || (item === null ? items.length > 0 : lines.length > 0)) close();
    if (item !== null) items.push(item);
    else if (line !== '') lines.push(line);
  }
  close();
  return blocks;
}

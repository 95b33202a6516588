import { readTextBlocks, type TextBlock } from './read-text-blocks.ts';

const maxLength = 280;

/** Limit of characters that are read. The opening lines never show more. */
const maxRead = 2000;

/**
 * Returns the beginning of a text on one line: some 280 characters, cut after a word. Empty without a text.
 * The items of a list are separated by commas.
 */
export function openingLines(text: string | null): string {
  const blocks = readTextBlocks((text ?? '').slice(0, maxRead));
  const line = blocks
    .map((block, index) => inOneLine(block, index === blocks.length - 1))
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength + 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;:.–—-]+$/u, '');
  return `${words.toWellFormed().replaceAll('\uFFFD', '')}…`;
}

function inOneLine(block: TextBlock, isLast: boolean): string {
  if (block.kind === 'paragraph') return block.lines.join(' ');
  const items = block.items.map((item) => item.trim());
  const enumerated = items.map((item, index) => {
    if (index < items.length - 1) return endsItself.test(item) ? item : `${item},`;
    return isLast || endsItself.test(item) ? item : `${item}.`;
  });
  return enumerated.join(' ');
}

const endsItself = /[.,;:!?…]$/u;

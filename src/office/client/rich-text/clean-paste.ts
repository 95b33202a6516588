import { type Allowed, lists, textBlocks } from './editor-schema.ts';
import { parsePasted } from './pasted-elements.ts';
import { type PastedBlock, pastedBlocks, type PastedWords } from './pasted-blocks.ts';

const tags: Readonly<Record<string, string | undefined>> = textBlocks;
const listTags: Readonly<Record<string, string | undefined>> = lists;

/** Tells if a block that was copied may come back: one of the same editor. */
type IsOwn = (kept: Element) => boolean;

/**
 * Cleans pasted HTML: only blocks and marks remain that the field allows, and nothing that another program
 * wrote beside its text. Returns HTML of the schema.
 */
export function cleanPaste(html: string, allowed: Allowed, isOwn: IsOwn): string {
  const clean = document.implementation.createHTMLDocument().body;
  const blocks = pastedBlocks(parsePasted(html)).flatMap((one) => blocksFor(one, allowed, isOwn));
  for (const block of allowed.single ? inOne(blocks) : blocks) {
    const element = elementOf(clean.ownerDocument, block, allowed);
    const list = listTags[block.type];
    if (list === undefined) clean.append(element);
    else {
      const last = clean.lastElementChild;
      const whole = last?.localName === list && !allowed.single ? last : clean.ownerDocument.createElement(list);
      if (whole !== last) clean.append(whole);
      whole.append(element);
    }
  }
  return clean.innerHTML;
}

/** A field of one block takes all words as one. */
function inOne([first, ...others]: readonly PastedBlock[]): readonly PastedBlock[] {
  if (first === undefined || first.kept !== null) return first === undefined ? [] : [first];
  const space = { text: ' ', strong: false, em: false, link: null };
  return [{ ...first, words: [...first.words, ...others.flatMap(({ words }) => [space, ...words])] }];
}

/** A block of a kind that the field does not allow becomes the nearest one that it does. */
function blocksFor(block: PastedBlock, { blocks }: Allowed, isOwn: IsOwn): readonly PastedBlock[] {
  if (block.kept !== null) return isOwn(block.kept) ? [block] : [];
  const type = nearest(block.type, blocks);
  return [{ ...block, type, words: trimmed(block.words, type) }];
}

function nearest(type: string, blocks: readonly string[]): string {
  if (blocks.includes(type)) return type;
  const [, level] = /^heading(\d)$/.exec(type) ?? [];
  if (level === undefined) return 'paragraph';
  const levels = [1, 2, 3, 4, 5, 6].filter((one) => blocks.includes(`heading${one}`));
  const closest = levels.find((one) => one >= Number(level)) ?? levels.at(-1);
  return closest === undefined ? 'paragraph' : `heading${closest}`;
}

const isSpace = ({ text }: PastedWords): boolean => text.trim() === '';

/** Leaves out spaces and breaks at both ends of a block. */
function trimmed(words: readonly PastedWords[], type: string): PastedWords[] {
  if (type === 'preformatted') return [...words];
  const first = words.findIndex((one) => !isSpace(one));
  return words.slice(first, words.findLastIndex((one) => !isSpace(one)) + 1);
}

function elementOf(page: Document, { type, words, kept }: PastedBlock, { blocks }: Allowed): Element {
  if (kept !== null) return page.importNode(kept, true);
  const element = page.createElement(listTags[type] === undefined ? (tags[type] ?? 'p') : 'li');
  for (const { text, strong, em, link } of words) {
    const marks = [
      ...(link !== null && blocks.includes('hyperlink') ? [linkElement(page, JSON.stringify(link))] : []),
      ...(strong && blocks.includes('strong') ? [page.createElement('strong')] : []),
      ...(em && blocks.includes('em') ? [page.createElement('em')] : []),
    ];
    const inner = marks.reduce<Element>((outer, mark) => outer.appendChild(mark), element);
    for (const [index, line] of (type === 'preformatted' ? [text] : text.split('\n')).entries()) {
      if (index > 0) inner.append(page.createElement('br'));
      inner.append(line);
    }
  }
  return element;
}

function linkElement(page: Document, data: string): Element {
  const link = page.createElement('a');
  link.setAttribute('data-link', data);
  return link;
}

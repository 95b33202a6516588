import type { JsonObject } from '#content/json.ts';
import { isWebAddress } from '#content/repository/models/is-web-address.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { linkFrom } from './link-data.ts';
import { isBlock, isLeftOut, marksSetBy, wordListOf } from './pasted-elements.ts';

/** Words with the same marks. A line break is `\n`. */
export type PastedWords = {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  readonly link: JsonObject | null;
};

/** A block of a pasted text, by its name in the protocol; `kept` is a block that the same editor had. */
export type PastedBlock = { readonly type: string; readonly words: PastedWords[]; readonly kept: Element | null };

type Context = Omit<PastedWords, 'text'> & { readonly type: string };

const atFirst: Context = { type: 'paragraph', strong: false, em: false, link: null };
/** Deeper elements are left out: a thousand nested ones exceed the stack. */
const deepest = 200;

/**
 * Reads the blocks of a pasted document, without what is not text. Tables become paragraphs, and blocks
 * without words are left out.
 */
export function pastedBlocks(body: Element): readonly PastedBlock[] {
  const blocks: PastedBlock[] = [];
  let current: PastedBlock | null = null;
  const end = (): void => {
    if (current?.kept || current?.words.some(({ text }) => text.trim() !== '')) blocks.push(current);
    current = null;
  };
  const add = ({ type, ...marks }: Context, text: string): void => {
    current ??= { type, words: [], kept: null };
    // Two breaks are the end of a paragraph.
    if (text === '\n' && type !== 'preformatted' && current.words.at(-1)?.text === '\n') end();
    else current.words.push({ ...marks, text });
  };
  const read = (parent: Element, context: Context, depth: number): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Element) readElement(node, context, depth);
      else if (node.nodeType === Node.TEXT_NODE) add(context, textFor(node.textContent ?? '', context));
    }
  };
  const readElement = (element: Element, context: Context, depth: number): void => {
    if (isLeftOut(element) || depth > deepest) return;
    if (element.tagName === 'BR') return add(context, '\n');
    if (element.matches('figure[data-kept]')) {
      end();
      current = { type: 'kept', words: [], kept: element };
      return end();
    }
    if (isBlock(element)) end();
    read(element, contextIn(element, context), depth + 1);
    if (isBlock(element)) end();
  };
  read(body, atFirst, 0);
  end();
  return blocks;
}

const textFor = (text: string, { type }: Context): string =>
  type === 'preformatted' ? text : text.replaceAll(/[ \t\r\n\f]+/g, ' ');

function contextIn(element: Element, context: Context): Context {
  const type = typeIn(element, context.type);
  const isHeading = type.startsWith('heading');
  const marks = isHeading ? { strong: false, em: context.em } : { ...context, ...marksSetBy(element) };
  const link = element.tagName === 'A' ? linkOf(element) : context.link;
  return { type, strong: marks.strong, em: marks.em, link };
}

function typeIn(element: Element, around: string): string {
  const tag = element.tagName.toUpperCase();
  if (/^H[1-6]$/.test(tag)) return around.endsWith('list-item') ? around : `heading${tag[1]}`;
  if (tag === 'PRE') return 'preformatted';
  if (tag === 'LI') return element.closest('ul,ol')?.tagName === 'OL' ? 'o-list-item' : 'list-item';
  if (tag === 'TABLE') return 'paragraph';
  return wordListOf(element) ?? around;
}

/** Only whole addresses: what a page meant by a path is not what this site means by it. */
function linkOf(element: Element): JsonObject | null {
  const own = linkFrom(jsonOrNothing(element.getAttribute('data-link') ?? ''));
  const url = (element.getAttribute('href') ?? '').trim();
  if (own !== null) return own;
  return isWebAddress(url) && /^\w+:/.test(url) && url.length <= 2000 ? { link_type: 'Web', url } : null;
}

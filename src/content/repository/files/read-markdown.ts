import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { FileLink } from './link-text.ts';

type Span = { type: string; start: number; end: number; data?: FileLink };
/** A block of rich text, in the form of the protocol. */
type Block = { readonly type: string; readonly text: string; readonly spans: readonly Span[] };

const maxDepth = 10;

/** Converts Markdown to blocks; `link` reads the address of a link. HTML in the Markdown stays text. */
export function readMarkdown(markdown: string, link: (address: string) => FileLink): Block[] {
  return fromMarkdown(markdown).children.flatMap((node) => blocksOf(node, link, 0));
}

/** Leaves out extremely deep nesting, because a thousand nested quotations exceed the stack. */
function blocksOf(node: RootContent, link: (address: string) => FileLink, depth: number): Block[] {
  if (depth > maxDepth) return [];
  if (node.type === 'heading') return [block(`heading${node.depth}`, node.children, link)];
  if (node.type === 'paragraph') return [block('paragraph', node.children, link)];
  if (node.type === 'code') return [{ type: 'preformatted', text: node.value, spans: [] }];
  if (node.type === 'html') return [{ type: 'paragraph', text: node.value, spans: [] }];
  if (node.type === 'blockquote') return node.children.flatMap((inner) => blocksOf(inner, link, depth + 1));
  if (node.type !== 'list') return [];
  const type = node.ordered ? 'o-list-item' : 'list-item';
  return node.children
    .flatMap(({ children }) => children.flatMap((inner) => blocksOf(inner, link, depth + 1)))
    .map((inner) => (inner.type === 'paragraph' ? { ...inner, type } : inner));
}

function block(type: string, children: readonly PhrasingContent[], link: (address: string) => FileLink): Block {
  const spans: Span[] = [];
  const text = textOf(children, { spans, link, at: 0, depth: 0 });
  return { type, text, spans: spans.toSorted((a, b) => a.start - b.start || b.end - a.end) };
}

type Place = {
  readonly spans: Span[];
  readonly link: (address: string) => FileLink;
  readonly at: number;
  readonly depth: number;
};

/** Returns the text of inline nodes, and adds their formatting to `spans`. */
function textOf(nodes: readonly PhrasingContent[], place: Place): string {
  let text = '';
  for (const node of nodes) {
    const start = place.at + text.length;
    text += plainTextOf(node, { ...place, at: start });
    const end = place.at + text.length;
    if (end === start) continue;
    if (node.type === 'strong') place.spans.push({ type: 'strong', start, end });
    if (node.type === 'emphasis') place.spans.push({ type: 'em', start, end });
    if (node.type === 'link') place.spans.push({ type: 'hyperlink', start, end, data: place.link(node.url) });
  }
  return text;
}

function plainTextOf(node: PhrasingContent, place: Place): string {
  if (node.type === 'break') return '\n';
  if ('value' in node) return node.value;
  if (!('children' in node) || place.depth > maxDepth) return '';
  return textOf(node.children, { ...place, depth: place.depth + 1 });
}

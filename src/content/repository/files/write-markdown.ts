import type { PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type JsonObject, objectsOf, textOf } from '../../json.ts';

/** Writes the address of a link for a file; undefined if no text can express it. */
type WriteLink = (link: unknown) => string | undefined;
type Marked = { readonly type: string; readonly start: number; readonly end: number; readonly url: string };

/** Writes a block of rich text as Markdown; undefined if Markdown cannot express it. */
export function writeMarkdown(block: JsonObject, writeLink: WriteLink): string | undefined {
  const marks = objectsOf(block['spans']).map(({ type, start, end, data }): Marked | undefined => {
    const url = type === 'hyperlink' ? writeLink(data) : '';
    const known = type === 'strong' || type === 'em' || type === 'hyperlink';
    return known && url !== undefined ? { type, start: Number(start), end: Number(end), url } : undefined;
  });
  const known = marks.filter((mark) => mark !== undefined);
  if (known.length < marks.length) return undefined;
  const node = nodeOf(textOf(block['type']), inline(textOf(block['text']), known, 0));
  return node && toMarkdown({ type: 'root', children: [node] }, { bullet: '-', emphasis: '*', rule: '-' }).trimEnd();
}

function nodeOf(type: string, children: PhrasingContent[]): RootContent | undefined {
  const depth = ([1, 2, 3, 4, 5, 6] as const).find((level) => type === `heading${level}`);
  if (depth !== undefined) return { type: 'heading', depth, children };
  if (type === 'paragraph') return { type, children };
  if (type !== 'list-item' && type !== 'o-list-item') return undefined;
  const item = { type: 'listItem' as const, spread: false, children: [{ type: 'paragraph' as const, children }] };
  return { type: 'list', ordered: type === 'o-list-item', spread: false, children: [item] };
}

/** Nests the formatting of a text; `from` is the position of the text in its block. */
function inline(text: string, marks: readonly Marked[], from: number): PhrasingContent[] {
  const [first, ...rest] = marks;
  if (first === undefined) return text === '' ? [] : [{ type: 'text', value: text }];
  const [start, end] = [first.start - from, first.end - from];
  const inside = rest.filter((mark) => mark.start < first.end);
  const behind = rest.filter((mark) => mark.start >= first.end);
  const before: PhrasingContent[] = start > 0 ? [{ type: 'text', value: text.slice(0, start) }] : [];
  return [
    ...before,
    marked(first, inline(text.slice(start, end), inside, first.start)),
    ...inline(text.slice(end), behind, first.end),
  ];
}

function marked({ type, url }: Marked, children: PhrasingContent[]): PhrasingContent {
  if (type === 'hyperlink') return { type: 'link', url, children };
  return { type: type === 'strong' ? 'strong' : 'emphasis', children };
}

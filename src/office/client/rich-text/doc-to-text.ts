import type { Node } from 'prosemirror-model';
import { isObject, type JsonObject } from '#content/json.ts';
import { listNames } from './editor-schema.ts';
import { joinedSpans } from './joined-spans.ts';

/** Writes a document as the notation of its form: a line for each block, which stands there whole. */
export const textOfDoc = (doc: Node): string => doc.children.flatMap(linesOf).join('\n');

function linesOf(node: Node): readonly string[] {
  const type = node.type.name;
  if (type === 'kept') return [`{{${node.attrs['number']}}}`];
  if (listNames.includes(type))
    return node.children.flatMap((item) => item.children.flatMap((one) => lineOf(one, type)));
  return lineOf(node, type);
}

/** An empty block that nobody stored before is left out: it is a place for words, and no content. */
const lineOf = (node: Node, type: string): readonly string[] =>
  node.content.size > 0 || node.attrs['wasEmpty'] === true ? [`{{${JSON.stringify(blockOf(node, type))}}}`] : [];

/** Returns a node with text as a block of the protocol. */
export function blockOf(node: Node, type: string): JsonObject {
  let text = '';
  const spans: JsonObject[] = [];
  for (const child of node.children) {
    const start = text.length;
    text += child.isText ? (child.text ?? '') : '\n';
    for (const mark of child.marks) spans.push({ type: mark.type.name, start, end: text.length, ...mark.attrs });
  }
  const more: unknown = node.attrs['more'];
  return joinedSpans({ type, text, spans, ...(isObject(more) && more) });
}

import { Fragment, type Mark, type Node, type NodeType, type Schema } from 'prosemirror-model';
import { type JsonObject, objectsOf, textOf } from '#content/json.ts';
import { blockOf } from './doc-to-text.ts';
import { listNames } from './editor-schema.ts';
import { isSameJson } from './is-same-json.ts';

/** A block of a text as its page shows it. */
export type Entry = {
  /** The block, with joined marks; null if it has no text. */
  readonly block: JsonObject | null;
  /** Its number in the text on which the form rests, if it is there. */
  readonly kept: number | null;
  /** Words by which editors know a block without text. */
  readonly words: string;
};

/**
 * Makes the document of the editor. A block that it could not give back as it is becomes one that can only be
 * moved or removed; null if it has no number, by which it would be posted.
 */
export function docOf(schema: Schema, entries: readonly Entry[]): Node | null {
  const nodes: Node[] = [];
  for (const entry of entries) {
    const node = nodeOf(schema, entry);
    if (node === null) return null;
    const before = nodes.at(-1);
    // Items that follow each other are one list, unless the field takes a single block.
    const joined = before?.type === node.type && listNames.includes(node.type.name);
    const whole = joined ? before.content.append(node.content) : node.content;
    if (joined && before.type.validContent(whole)) nodes[nodes.length - 1] = before.copy(whole);
    else nodes.push(node);
  }
  const content = Fragment.from(nodes);
  if (nodes.length === 0) return schema.topNodeType.createAndFill();
  return schema.topNodeType.validContent(content) ? schema.topNodeType.create(null, content) : null;
}

function nodeOf(schema: Schema, { block, kept, words }: Entry): Node | null {
  const written = block === null ? null : textNodeOf(schema, block);
  if (written !== null && isSameJson(itemsOf(written), [block])) return written;
  const shown = words || shortened(textOf(block?.['text']));
  return kept === null ? null : (schema.nodes['kept']?.create({ number: kept, words: shown }) ?? null);
}

const itemsOf = (node: Node): readonly JsonObject[] =>
  listNames.includes(node.type.name)
    ? node.children.flatMap((item) => item.children.map((text) => blockOf(text, node.type.name)))
    : [blockOf(node, node.type.name)];

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

function textNodeOf(schema: Schema, { type: given, text: words, spans, ...others }: JsonObject): Node | null {
  const type = textOf(given);
  const nodeType = schema.nodes[type];
  const isItem = listNames.includes(type);
  const textType = isItem ? schema.nodes['paragraph'] : nodeType;
  const inline = textType && inlineOf(schema, textType, { text: textOf(words), spans: objectsOf(spans) });
  if (!nodeType || !inline || type === 'kept') return null;
  const attrs = { more: Object.keys(others).length > 0 ? others : null, wasEmpty: words === '' };
  if (!textType.validContent(Fragment.from(inline))) return null;
  const node = textType.create(attrs, inline);
  return isItem ? nodeType.create(null, schema.nodes['item']?.create(null, node)) : node;
}

type Marked = { readonly text: string; readonly spans: readonly JsonObject[] };

/** Cuts a text where a mark begins or ends; null if the schema lacks a mark. */
function inlineOf(schema: Schema, type: NodeType, { text, spans }: Marked): Node[] | null {
  const marks = spans.map(({ type, start, end, ...attrs }) => {
    const mark = schema.marks[textOf(type)];
    return mark && { start: Number(start), end: Number(end), mark: mark.create(attrs) };
  });
  const known = marks.filter((mark) => mark !== undefined);
  if (known.length < marks.length) return null;
  const cuts = new Set([0, text.length, ...known.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].toSorted((a, b) => a - b);
  return places.slice(0, -1).flatMap((from, index) => {
    const part = text.slice(from, places[index + 1]);
    const over = known.filter(({ start, end }) => start <= from && from < end);
    const set = over.reduce<readonly Mark[]>((all, { mark }) => mark.addToSet(all), []);
    return piecesOf(schema, part, type.spec.code ? null : '\n').map((node) => node.mark(set));
  });
}

/** In preformatted text an end of line is a character, elsewhere it is a node. */
function piecesOf(schema: Schema, text: string, end: '\n' | null): Node[] {
  const lines = end === null ? [text] : text.split(end);
  return lines.flatMap((line, index) => {
    const broken = index === 0 ? undefined : schema.nodes['hardBreak']?.create();
    return [...(broken ? [broken] : []), ...(line === '' ? [] : [schema.text(line)])];
  });
}

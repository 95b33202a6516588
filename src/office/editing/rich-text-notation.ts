import { isDeepStrictEqual } from 'node:util';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { isObject, type JsonObject, objectsOf, textOf } from '#content/json.ts';
import { readMarkdown } from '#content/repository/files/read-markdown.ts';
import { writeMarkdown } from '#content/repository/files/write-markdown.ts';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';
import { readLinkText, writeLinkText } from './link-text.ts';
import type { Named } from './field-kind.ts';

/** A block that stands in the notation as `{{2}}`: it keeps its place, and its content cannot be written. */
const kept = /^\{\{(\d{1,4})\}\}$/;
/** A block with text that stands in the notation whole, as the editor of the browser posts it. */
const whole = /^\{\{(\{.*\})\}\}$/s;

/**
 * Writes rich text for a textarea: Markdown, with an empty line between blocks. What Markdown cannot express
 * is a line `{{2}}`, which names the second block of the origin, or a line that holds the block.
 */
export function writeNotation(value: unknown, named: Named, origin: unknown = value): string {
  const old = objectsOf(origin).map(joinedSpans);
  const blocks = objectsOf(value).map(joinedSpans);
  const lines = blocks.map((block, index) => keptLine(block, old, index));
  const written = blocks.map((block, index) => {
    const text = writeMarkdown(block, (link) => (isObject(link) ? writeLinkText(link, named) : undefined));
    return text !== undefined && text !== '' && reads(text, [block], old, named) ? text : (lines[index] ?? '');
  });
  if (reads(written.join('\n\n'), blocks, old, named)) return written.join('\n\n');
  // Some blocks change beside their neighbours, for example paragraphs that begin like the end of a list.
  const apart: string[] = [];
  for (const [index, text] of written.entries()) {
    const before = apart.at(-1);
    const both = blocks.slice(Math.max(0, index - 1), index + 1);
    const stands = before === undefined || reads(`${before}\n\n${text}`, both, old, named);
    apart.push(stands ? text : (lines[index] ?? ''));
  }
  const all = apart.join('\n\n');
  return reads(all, blocks, old, named) ? all : lines.join('\n\n');
}

/**
 * The line of a block: its number in the origin, where it mostly has the place that it had; else the block.
 */
function keptLine(block: JsonObject, old: readonly JsonObject[], index: number): string {
  const isThis = (one: JsonObject | undefined): boolean => isDeepStrictEqual(one, block);
  const place = isThis(old[index]) ? index : old.findIndex(isThis);
  return place === -1 ? `{{${JSON.stringify(block)}}}` : `{{${place + 1}}}`;
}

const reads = (text: string, wanted: readonly JsonObject[], origin: readonly JsonObject[], named: Named): boolean =>
  isDeepStrictEqual(readNotation(text, origin, named), wanted);

/** Reads the notation; null if a line names a block that the origin does not have, or holds none. */
export function readNotation(text: string, origin: unknown, named: Named): readonly JsonObject[] | null {
  return readParts(text, origin, named)?.map(({ block }) => block) ?? null;
}

/** Reads the notation as `readNotation` does, with the numbers of the blocks that stand as lines. */
export function readParts(text: string, origin: unknown, { lang }: Named): readonly ReadPart[] | null {
  const old = objectsOf(origin);
  const read: ReadPart[] = [];
  for (const part of partsOf(text)) {
    if (typeof part === 'string') {
      const blocks = readMarkdown(part, (address) => readLinkText(address, lang));
      for (const block of blocks) read.push({ block: joinedSpans({ ...block }), kept: null });
      continue;
    }
    const block = 'kept' in part ? old[part.kept - 1] : part.whole;
    if (!isObject(block)) return null;
    read.push({ block: joinedSpans(block), kept: 'kept' in part ? part.kept : null });
  }
  return read;
}

type ReadPart = { readonly block: JsonObject; readonly kept: number | null };

/** Returns the Markdown of a text, without the lines that stand for blocks. */
export const typedPartsOf = (text: string): string =>
  partsOf(text)
    .filter((part) => typeof part === 'string')
    .join('\n\n');

/** Tells if a text holds blocks whole, which nobody types. */
export const holdsBlocks = (text: string): boolean =>
  partsOf(text).some((part) => typeof part !== 'string' && 'whole' in part);

type Part = string | { readonly kept: number } | { readonly whole: JsonObject | null };

/** Splits the notation at the lines that stand for blocks. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, number] = kept.exec(line.trim()) ?? [];
    const [, block] = whole.exec(line.trim()) ?? [];
    if (number === undefined && block === undefined) {
      lines.push(line);
      continue;
    }
    parts.push(lines.join('\n'), block === undefined ? { kept: Number(number) } : { whole: readWhole(block) });
    lines = [];
  }
  return [...parts, lines.join('\n')];
}

/** Reads a block with text; its type and its links are checked where all blocks are. */
function readWhole(line: string): JsonObject | null {
  const block = jsonOrNothing(line);
  if (!isObject(block) || typeof block['text'] !== 'string' || !Array.isArray(block['spans'])) return null;
  const { length } = block['text'];
  const isPlaced = (span: unknown): boolean =>
    isObject(span) && [0, span['start'], span['end'], length].every((at, index, all) => isAfter(at, all[index - 1]));
  return block['spans'].length <= mostSpans && block['spans'].every(isPlaced) ? block : null;
}

/** More marks than a block may have. */
const mostSpans = 2000;

const isAfter = (at: unknown, before: unknown): boolean =>
  Number.isInteger(at) && (before === undefined || Number(before) <= Number(at));

/** The numbers of the blocks that stand as lines in a notation, with what they are. */
export function keptBlocks(
  text: string,
  origin: unknown,
): readonly { readonly number: number; readonly block: JsonObject }[] {
  const old = objectsOf(origin);
  const numbers = new Set(
    partsOf(text).flatMap((part) => (typeof part !== 'string' && 'kept' in part ? [part.kept] : [])),
  );
  return [...numbers].flatMap((number) => {
    const block = old[number - 1];
    return block === undefined ? [] : [{ number, block }];
  });
}

/** Words of a block that editors recognize: its text, or what its picture or film shows. */
export function wordsOfBlock(block: JsonObject): string {
  const oembed = isObject(block['oembed']) ? block['oembed'] : {};
  const all = [block['text'], block['alt'], oembed['title'], oembed['embed_url'], block['url']].map(textOf);
  const words = all.find((text) => text !== '') ?? '';
  return words.length > 120 ? `${words.slice(0, 119)}…` : words;
}

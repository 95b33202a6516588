import { isDeepStrictEqual } from 'node:util';
import { isObject, type JsonObject, objectsOf, textOf } from '#content/json.ts';
import { readMarkdown } from '#content/repository/files/read-markdown.ts';
import { writeMarkdown } from '#content/repository/files/write-markdown.ts';
import { joinedSpans } from './joined-spans.ts';
import { readLinkText, writeLinkText } from './link-text.ts';
import type { Named } from './field-kind.ts';

/** A block that stands in the notation as `{{2}}`: it keeps its place, and its content cannot be written. */
const kept = /^\{\{(\d{1,4})\}\}$/;

/**
 * Writes rich text for a textarea: Markdown, with an empty line between blocks. What Markdown cannot express
 * is a line `{{2}}`, which names the second block.
 */
export function writeNotation(value: unknown, named: Named): string {
  const blocks = objectsOf(value).map(joinedSpans);
  const written = blocks.map((block, index) => {
    const text = writeMarkdown(block, (link) => (isObject(link) ? writeLinkText(link, named) : undefined));
    return text !== undefined && text !== '' && reads(text, [block], blocks, named) ? text : keptLine(index);
  });
  if (reads(written.join('\n\n'), blocks, blocks, named)) return written.join('\n\n');
  // Some blocks change beside their neighbours, for example paragraphs that begin like the end of a list.
  const apart: string[] = [];
  for (const [index, text] of written.entries()) {
    const before = apart.at(-1);
    const both = blocks.slice(Math.max(0, index - 1), index + 1);
    const stands = before === undefined || reads(`${before}\n\n${text}`, both, blocks, named);
    apart.push(stands ? text : keptLine(index));
  }
  const all = apart.join('\n\n');
  return reads(all, blocks, blocks, named) ? all : blocks.map((_, index) => keptLine(index)).join('\n\n');
}

const keptLine = (index: number): string => `{{${index + 1}}}`;

const reads = (text: string, wanted: readonly JsonObject[], origin: readonly JsonObject[], named: Named): boolean =>
  isDeepStrictEqual(readNotation(text, origin, named), wanted);

/** Reads the notation; null if it names a block that the origin does not have. */
export function readNotation(text: string, origin: unknown, { lang }: Named): readonly JsonObject[] | null {
  const old = objectsOf(origin);
  const blocks: JsonObject[] = [];
  for (const part of partsOf(text)) {
    if (typeof part === 'string') {
      for (const block of readMarkdown(part, (address) => readLinkText(address, lang)))
        blocks.push(joinedSpans({ ...block }));
      continue;
    }
    const block = old[part.kept - 1];
    if (block === undefined) return null;
    blocks.push(joinedSpans(block));
  }
  return blocks;
}

/** Splits the notation at the lines that stand for blocks. */
function partsOf(text: string): (string | { readonly kept: number })[] {
  const parts: (string | { readonly kept: number })[] = [];
  let lines: string[] = [];
  for (const line of text.split('\n')) {
    const [, number] = kept.exec(line.trim()) ?? [];
    if (number === undefined) {
      lines.push(line);
      continue;
    }
    parts.push(lines.join('\n'), { kept: Number(number) });
    lines = [];
  }
  return [...parts, lines.join('\n')];
}

/** The numbers of the blocks that stand as lines in a notation, with what they are. */
export function keptBlocks(
  text: string,
  origin: unknown,
): readonly { readonly number: number; readonly block: JsonObject }[] {
  const old = objectsOf(origin);
  const numbers = new Set(partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.kept])));
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

import { isDeepStrictEqual } from 'node:util';
import { type JsonObject, objectsOf } from '#content/json.ts';
import type { Locale } from '#words/locale.ts';
import { joinedSpans } from '../client/rich-text/joined-spans.ts';

/** What may follow a sign that ends a part of a sentence. An address or a code goes on at once. */
const ends = String.raw`(?=[;:?!]*(?:[\s»”)\]…]|$))`;
const beforeColon = new RegExp(` (?=:${ends})`, 'g');
const beforeSign = new RegExp(` (?=[;?!]${ends})`, 'g');

/**
 * Makes the blanks of French typography unbreakable, so that no line begins with a colon. Each blank becomes
 * one character, so the marks of a rich text keep their places.
 */
export const withFrenchBlanks = (text: string, lang: Locale): string =>
  lang === 'fr'
    ? text
        .replaceAll(beforeColon, '\u00A0')
        .replaceAll(beforeSign, '\u202F')
        .replaceAll(/(?<=«) | (?=»)/g, '\u00A0')
    : text;

/** Does so in the blocks that somebody changed. Code, and blocks that the origin has, stay as they are. */
export function blocksWithFrenchBlanks(
  blocks: readonly JsonObject[],
  { origin, lang }: { readonly origin: unknown; readonly lang: Locale },
): readonly JsonObject[] {
  const old = objectsOf(origin).map(joinedSpans);
  return blocks.map((block) => {
    const { type, text } = block;
    const isTyped = typeof text === 'string' && type !== 'preformatted';
    return !isTyped || old.some((one) => isDeepStrictEqual(one, block))
      ? block
      : { ...block, text: withFrenchBlanks(text, lang) };
  });
}

import { Pacer } from '#search/store/pacer.ts';
import type { OfferLookup } from './search-context.ts';
import { fold } from '#search/text/fold.ts';

const maxPhrases = 4;

/**
 * Keeps the offers that contain every phrase, word beside word, in one of their texts. The texts are read,
 * because the index has no word positions: at 3 bytes a word they would add half of its size, for the one
 * search in hundreds that has quotes.
 */
export async function offersWithPhrases(
  lookup: Pick<OfferLookup, 'textsOf'>,
  candidates: readonly number[],
  phrases: readonly string[],
): Promise<Set<number>> {
  const asked = phrases.slice(0, maxPhrases).map(inWords);
  const found = new Set<number>();
  const pacer = new Pacer();
  for (const { id, texts } of await lookup.textsOf(candidates)) {
    await pacer.pause();
    const folded = texts.map(inWords);
    if (asked.every((phrase) => folded.some((text) => text.includes(phrase)))) found.add(id);
  }
  return found;
}

/**
 * Reduces a text to words between single blanks, so that words are adjacent whatever separates them in the
 * text.
 */
function inWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

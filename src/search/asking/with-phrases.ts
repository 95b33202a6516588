import { Pacer } from '#search/store/pacer.ts';
import type { OfferLookup } from './search-context.ts';
import { fold } from '#search/text/fold.ts';

const maxPhrases = 4;

/**
 * Which of some offers have every phrase, word beside word, in one of their texts. The index keeps no
 * positions: at 3 bytes a word they would be half of it again, for the one search in hundreds that quotes.
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

/** Words between single blanks: in a phrase and in a text they stand side by side, whatever parts them. */
function inWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

import { Pacer } from '#search/store/pacer.ts';
import type { OfferLookup } from './search-context.ts';
import { fold } from '#search/text/fold.ts';

const maxPhrases = 4;

/**
 * Selects the offers with a text that contains every phrase word by word. The texts are read, because the
 * index stores no positions of words: at 3 bytes a word, these would make the index half as large again, for
 * the few searches in hundreds that have quotes.
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
 * Converts a text to words with a blank between them, because the words of a phrase may be separated by
 * anything in the text.
 */
function inWords(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

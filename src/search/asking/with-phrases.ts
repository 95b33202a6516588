import { Pacer } from '#search/store/pacer.ts';
import type { OfferLookup } from './search-context.ts';
import { fold } from '#search/text/fold.ts';
import type { TextQuery } from '#search/text/text-query.ts';

const maxPhrases = 4;

/**
 * Selects the offers with a text that contains every phrase, or one of its alternatives, word by word.
 * The texts are read, because the index stores no positions of words: at 3 bytes a word, these would make
 * the index half as large again, for the few searches in hundreds that have quotes.
 */
export async function offersWithPhrases(
  lookup: Pick<OfferLookup, 'textsOf'>,
  candidates: readonly number[],
  phrases: TextQuery['phrases'],
): Promise<Set<number>> {
  const asked = phrases.slice(0, maxPhrases).map((alternatives) => alternatives.map(inWords));
  const found = new Set<number>();
  const pacer = new Pacer();
  for (const { id, texts } of await lookup.textsOf(candidates)) {
    await pacer.pause();
    const folded = texts.map(inWords);
    const isFound = (phrase: string) => folded.some((text) => text.includes(phrase));
    if (asked.every((alternatives) => alternatives.some(isFound))) found.add(id);
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
    // «bac + 3» and «bac +3» are «bac+3».
    .replace(/(?<!\+) ?\+ ?(?=\d)/g, '+')
    .trim()} `;
}

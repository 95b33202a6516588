import type { Kysely } from 'kysely';
import type { OfferIndex } from '../src/search/index/offer-index.ts';
import { suggest } from '../src/search/suggestions/suggest.ts';
import type { Reference } from '../src/reference/read-reference.ts';
import type { Tables } from '../src/database/tables.ts';
import { words } from './search-mix.ts';
import { timedUntil } from './times.ts';
import { readingBoard } from './reading-board.ts';

type Parts = {
  readonly db: Kysely<Tables>;
  readonly index: OfferIndex;
  readonly reference: Reference;
  readonly now: Date;
};
type SuggestionTimes = { readonly first: number; readonly others: readonly number[] };

/**
 * Measures the milliseconds of suggestions while words are typed letter by letter. The first call after a
 * change of the offers is reported separately, because it loads the list of suggestions.
 */
export async function suggestionTimes({ db, index, reference, now }: Parts): Promise<SuggestionTimes> {
  const board = readingBoard({ db, now: () => now, reference: async () => reference, search: async () => index });
  await board.texts(index, reference).speller();
  const first = await timedUntil(() => suggest(board, 'in', 'fr'));
  const others: number[] = [];
  for (const typed of words.flatMap(beginningsOf)) others.push(await timedUntil(() => suggest(board, typed, 'fr')));
  return { first, others };
}

function beginningsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2));
}

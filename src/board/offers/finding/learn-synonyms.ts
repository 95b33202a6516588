import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { teachVocabulary } from '#search/understanding/names/knowledge.ts';
import type { TaughtWord } from '#search/text/taught-words.ts';

/** Reads the words of the search that the staff have taught. */
export const readSynonyms = (db: Kysely<Tables>): Promise<TaughtWord[]> =>
  db.selectFrom('search_synonyms').select(['word', 'concept']).orderBy('word_key').execute();

/** Makes the words of the staff part of this process's vocabulary, before it reads anything with it. */
export async function learnSynonyms(db: Kysely<Tables>): Promise<void> {
  teachVocabulary(await readSynonyms(db));
}

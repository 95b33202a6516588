import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { learnScale } from '#reference/learn-scale.ts';
import { learnSynonyms } from './learn-synonyms.ts';

/** Makes this process read offers and queries with the newest words and scale of the staff. */
export async function learnFromStaff(db: Kysely<Tables>): Promise<void> {
  await learnSynonyms(db);
  await learnScale(db);
}

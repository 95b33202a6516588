import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { wordsOf } from './text/terms-of.ts';

/**
 * Which of some offers have every phrase, word beside word, in one of their texts. The index keeps no
 * positions: at 3 bytes a word they would be half of it again, for the one search in hundreds that quotes.
 */
export async function offersWithPhrases(
  db: Kysely<Tables>,
  candidates: readonly number[],
  phrases: readonly string[],
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('offers as o')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .innerJoin('countries as k', 'k.id', 'o.country_id')
    .where('o.id', 'in', candidates.length > 0 ? candidates : [0])
    .select(['o.id', 'o.title', 'o.description', 'o.profile', 'o.city_fr', 'o.city_en'])
    .select(['c.name as company', 'k.name_fr', 'k.name_en'])
    .execute();
  const asked = phrases.map((phrase) => ` ${wordsOf(phrase).join(' ')} `);
  const holds = ({ id: _id, ...texts }: (typeof rows)[number]) => {
    const folded = Object.values(texts).map((text) => ` ${wordsOf(text ?? '').join(' ')} `);
    return asked.every((phrase) => folded.some((text) => text.includes(phrase)));
  };
  return new Set(rows.filter(holds).map(({ id }) => id));
}

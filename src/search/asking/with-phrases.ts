import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { Pacer } from '#search/store/pacer.ts';
import { fold } from '#search/text/fold.ts';

const mostPhrases = 4;

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
  const asked = phrases.slice(0, mostPhrases).map((phrase) => inWords(phrase));
  const found = new Set<number>();
  const pacer = new Pacer();
  for (const { id, ...texts } of rows) {
    await pacer.pause();
    const folded = Object.values(texts).map((text) => inWords(text ?? ''));
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

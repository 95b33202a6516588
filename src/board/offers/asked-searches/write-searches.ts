import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { CountedSearch, CountResults } from './counted-search.ts';

/**
 * Searches that one flush asks the index again at most, to know which found nothing: some 0.7 s in 30 s.
 * Searches without words are not asked, because their rows are not listed.
 */
const mostAsked = 100;

/**
 * Adds counts to the days. The number of results is found here, because a page that came from a cache did not
 * search.
 */
export async function writeSearches(
  db: Kysely<Tables>,
  counted: readonly CountedSearch[],
  countResults: CountResults,
): Promise<void> {
  if (counted.length === 0) return;
  const rows = [];
  let asked = 0;
  for (const { queries, day, locale, text, searches, visitors, opened } of counted) {
    let withoutResults = 0;
    for (const [query, times] of queries) {
      asked += 1;
      if (asked <= mostAsked && (await countResults({ locale, query })) === 0) withoutResults += times;
    }
    rows.push({ day, locale, text, searches, visitors, opened, without_results: withoutResults });
  }
  await db
    .insertInto('asked_searches')
    .values(rows.toSorted((a, b) => (a.text < b.text ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'locale', 'text']).doUpdateSet({
        searches: added('searches'),
        visitors: added('visitors'),
        without_results: added('without_results'),
        opened: added('opened'),
      }),
    )
    .execute();
}

const added = (column: string) =>
  sql<number>`${sql.ref(`asked_searches.${column}`)} + ${sql.ref(`excluded.${column}`)}`;

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';
import { type FacetName, facetNames, facetOf } from '../../src/board/offers/search/criteria.ts';
import type { OfferCriteria } from '../../src/board/offers/search/criteria.ts';
import { findPage } from '../../src/board/offers/search/find-page.ts';
import { effectiveSort } from '../../src/board/offers/search/order.ts';
import { queryWords } from '../../src/board/offers/search/query-words.ts';
import { isBroadcast, searchFilters } from '../../src/board/offers/search/search-filters.ts';
import { hasWords } from '../../src/board/offers/search/text-match.ts';

/** The search as one would write it first: a scan for the total, one for each facet, one for the page. */
export async function searchByScans(db: Kysely<Tables>, criteria: OfferCriteria, now: Date): Promise<void> {
  const words = queryWords(criteria.query);
  const filters = searchFilters(criteria, now);
  const where = (but?: FacetName) => {
    const conditions = filters.filter(({ name }) => name !== but).map(({ condition }) => condition);
    return sql.join([isBroadcast(now), ...(words.length > 0 ? [hasWords(words)] : []), ...conditions], sql` and `);
  };
  const { rows } = await sql<{ total: number }>`select count(*) as total from offer_index i where ${where()}`.execute(
    db,
  );
  for (const name of facetNames) {
    const { key, members } = facetOf(name);
    const join = members === undefined ? sql`` : sql`join (${members}) as list on list.key = ${key(now)}`;
    const counted = members === undefined ? key(now) : sql`list.member`;
    await sql`select ${counted}, count(*) from offer_index i ${join} where ${where(name)} group by 1`.execute(db);
  }
  await findPage(
    { db, filters, words, now },
    { sort: effectiveSort(criteria), locale: 'fr', skip: 0, limit: criteria.page * 20, total: rows[0]?.total ?? 0 },
  );
}

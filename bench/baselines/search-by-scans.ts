import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '../../src/database/tables.ts';
import type { OfferCriteria } from '../../src/board/offers/search/criteria.ts';
import { type FacetName, facetNames } from '../../src/board/offers/search/facets.ts';
import { findPage } from '../../src/board/offers/search/find-page.ts';
import { queryWords } from '../../src/board/offers/search/query-words.ts';
import { isBroadcast, searchFilters } from '../../src/board/offers/search/search-filters.ts';
import { hasWords } from '../../src/board/offers/search/text-match.ts';

const groups: Readonly<Record<FacetName, RawBuilder<unknown>>> = {
  zones: sql`i.zone_id`,
  countries: sql`i.country_id`,
  sectors: sql`i.sector_id`,
  specializations: sql`s.id`,
  missionTypes: sql`i.mission_type_id`,
  durations: sql`i.duration_bucket`,
  studyLevels: sql`i.study_levels`,
  companySizes: sql`i.company_size_id`,
  starts: sql`i.mission_start > now() + interval '1 month', i.mission_start >= now() + interval '1 year'`,
  remoteWork: sql`i.remote_work`,
  environmental: sql`i.environmental`,
};

/** The search as one would write it first: a scan for the total, one for each facet, one for the page. */
export async function searchByScans(db: Kysely<Tables>, criteria: OfferCriteria, now: Date): Promise<void> {
  const words = queryWords(criteria.query);
  const filters = searchFilters(criteria, now);
  const where = (but?: FacetName) => {
    const conditions = filters.filter(({ facet }) => facet !== but).map(({ condition }) => condition);
    return sql.join([isBroadcast(now), ...(words.length > 0 ? [hasWords(words)] : []), ...conditions], sql` and `);
  };
  const { rows } = await sql<{ total: number }>`select count(*) as total from offer_index i where ${where()}`.execute(
    db,
  );
  for (const facet of facetNames) {
    const join =
      facet === 'specializations'
        ? sql`join specialization_sets t on t.id = i.specialization_set, unnest(t.ids) as s(id)`
        : sql``;
    await sql`select ${groups[facet]}, count(*) from offer_index i ${join} where ${where(facet)} group by ${groups[facet]}`.execute(
      db,
    );
  }
  await findPage(db, {
    filters,
    words,
    sort: criteria.sort,
    now,
    locale: 'fr',
    limit: criteria.page * 20,
    total: rows[0]?.total ?? 0,
  });
}

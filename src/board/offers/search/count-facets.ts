import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Facets } from './facets.ts';
import { foldTally } from './fold-tally.ts';
import { isBroadcast } from './search-filters.ts';
import type { SearchFilter } from './search-filters.ts';
import { startBounds } from './start-bounds.ts';
import { hasWords } from './text-match.ts';

/** What a group of rows of the tally shares; `failed` is 0, or the bit of the only filter that its rows fail. */
export type TallyRow = {
  readonly kind: 'country' | 'zone' | 'sector' | 'specialization' | 'levels' | 'traits';
  readonly failed: number;
  readonly key: string;
  readonly count: number;
};

/**
 * Total and facets in one pass: each row gets a bit per filter that it fails; rows that fail two or more count nowhere; the
 * others are grouped once for every kind of value (five criteria of few values share one number, `traits`).
 */
export async function countFacets(
  db: Kysely<Tables>,
  asked: { filters: readonly SearchFilter[]; words: readonly string[]; now: Date },
): Promise<{ total: number; facets: Facets }> {
  const { rows } = await tally(asked).execute(db);
  return foldTally(
    rows,
    asked.filters.map((filter) => filter.facet),
  );
}

function tally({
  filters,
  words,
  now,
}: {
  filters: readonly SearchFilter[];
  words: readonly string[];
  now: Date;
}): RawBuilder<TallyRow> {
  const { month, year } = startBounds(now);
  const bits = filters.map(
    ({ condition }, index) => sql`case when ${condition} then 0 else ${sql.lit(1 << index)} end`,
  );
  const failed = bits.length === 0 ? sql`0` : sql.join(bits, sql` + `);
  const key = bits.length === 0 ? sql`` : sql`failed,`; // a sixth of the time when there is nothing to fail
  return sql<TallyRow>`
    with tally as materialized (
      select grouping(country_id, sector_id, specialization_set, study_levels, traits) as grouped,
        ${key} country_id, sector_id, specialization_set, study_levels, traits, count(*) as n
      from (
        select i.country_id, i.sector_id, i.specialization_set, i.study_levels, ${failed} as failed,
          i.traits + case when i.mission_start <= ${month}::date then 0 when i.mission_start < ${year}::date then 65536 else 131072 end as traits
        from offer_index i
        where ${isBroadcast(now)} ${words.length === 0 ? sql`` : sql`and ${hasWords(words)}`}
        offset 0
      ) as marked
      where failed & (failed - 1) = 0
      group by grouping sets ((${key} country_id), (${key} sector_id), (${key} specialization_set), (${key} study_levels), (${key} traits))
    ), counted as (
      select ${bits.length === 0 ? sql`0 as failed,` : sql``} * from tally
    )
    select 'country' as kind, failed, country_id as key, n as count from counted where grouped = 15
    union all
    select 'zone', failed, c.zone_id::text, sum(n) from counted join countries c on c.id = country_id where grouped = 15 group by 2, 3
    union all
    select 'sector', failed, sector_id::text, n from counted where grouped = 23 and sector_id is not null
    union all
    select 'specialization', failed, one::text, sum(n)
      from counted join specialization_sets s on s.id = specialization_set, unnest(s.ids) as one where grouped = 27 group by 2, 3
    union all
    select 'levels', failed, study_levels::text, n from counted where grouped = 29
    union all
    select 'traits', failed, traits::text, n from counted where grouped = 30`;
}

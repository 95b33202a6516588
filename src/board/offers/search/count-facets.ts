import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { FacetName, Facets } from './facets.ts';
import { foldTally, type TallyRow } from './fold-tally.ts';
import { isBroadcast } from './search-filters.ts';
import type { SearchFilter } from './search-filters.ts';
import { startBounds } from './start-bounds.ts';
import { hasWords } from './text-match.ts';

type Asked = { readonly filters: readonly SearchFilter[]; readonly words: readonly string[]; readonly now: Date };

/**
 * Total and facets in one statement: the offers that pass every filter are grouped once for all facets (five criteria of few
 * values share one number, `traits`); then, for each filter in use, those that pass all others, for its own facet alone.
 */
export async function countFacets(db: Kysely<Tables>, asked: Asked): Promise<{ total: number; facets: Facets }> {
  const { rows } = await tally(asked).execute(db);
  return foldTally(rows, new Set(asked.filters.map((filter) => filter.facet)));
}

function tally({ filters, words, now }: Asked): RawBuilder<TallyRow> {
  const traits = traitsWithStart(now);
  const tables = words.length === 0 ? sql`offer_index i` : sql`matching i`;
  const passing = (but?: SearchFilter) =>
    sql.join(
      [isBroadcast(now), ...filters.filter((filter) => filter !== but).map(({ condition }) => condition)],
      sql` and `,
    );
  const own = filters.map((filter) => {
    const { grouped, columns, by } = groupOf(filter.facet, traits);
    return sql`union all
      select ${sql.lit(filter.facet)}, ${sql.lit(grouped)}, ${columns}, count(*) from ${tables} where ${passing(filter)} group by ${sql.lit(by)}`;
  });
  return sql<TallyRow>`
    with matching as materialized (select i.* from offer_index i where ${words.length === 0 ? sql`false` : hasWords(words)}),
    tally as materialized (
      select 'all' as facet, grouping(country_id, sector_id, specialization_set, study_levels, traits) as grouped,
        country_id, sector_id, specialization_set, study_levels, traits, count(*) as n
      from (
        select i.country_id, i.sector_id, i.specialization_set, i.study_levels, ${traits} as traits from ${tables} where ${passing()}
      ) as passing
      group by grouping sets ((country_id), (sector_id), (specialization_set), (study_levels), (traits))
      ${sql.join(own, sql` `)}
    )
    select facet, 'country' as kind, country_id as key, n as count from tally where grouped = 15
    union all
    select facet, 'zone', c.zone_id::text, sum(n) from tally join countries c on c.id = country_id where grouped = 15 group by 1, 3
    union all
    select facet, 'sector', sector_id::text, n from tally where grouped = 23 and sector_id is not null
    union all
    select facet, 'specialization', one::text, sum(n)
      from tally join specialization_sets s on s.id = specialization_set, unnest(s.ids) as one where grouped = 27 group by 1, 3
    union all
    select facet, 'levels', study_levels::text, n from tally where grouped = 29
    union all
    select facet, 'traits', traits::text, n from tally where grouped = 30`;
}

/** The traits of the index, and above them the period in which the mission starts: 0 to 2. */
function traitsWithStart(now: Date): RawBuilder<number> {
  const { month, year } = startBounds(now);
  return sql`i.traits + case when i.mission_start <= ${month}::date then 0 when i.mission_start < ${year}::date then 65536 else 131072 end`;
}

/** The columns of the tally, with what `grouping()` says of a row grouped by each. */
const groups = [
  { grouped: 15, facets: ['zones', 'countries'], column: sql`i.country_id` },
  { grouped: 23, facets: ['sectors'], column: sql`i.sector_id` },
  { grouped: 27, facets: ['specializations'], column: sql`i.specialization_set` },
  { grouped: 29, facets: ['studyLevels'], column: sql`i.study_levels` },
  { grouped: 30, facets: [], column: null }, // the traits, for all other facets
] as const;

/** The columns of a scan that counts one facet: the one that serves it, at the place that `by` tells, among nulls. */
function groupOf(
  facet: FacetName,
  traits: RawBuilder<number>,
): { grouped: number; columns: RawBuilder<unknown>; by: number } {
  const found = groups.findIndex(({ facets }) => facets.some((served) => served === facet));
  const place = found === -1 ? groups.length - 1 : found;
  const columns = groups.map(({ column }, index) => (index === place ? (column ?? traits) : sql`null`));
  return { grouped: groups[place]?.grouped ?? 0, columns: sql.join(columns), by: place + 3 };
}

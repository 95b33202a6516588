import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { facetOf } from './criteria.ts';
import type { FacetCount, FacetName, Facets, Options } from './criteria.ts';
import { recordOf } from './record-of.ts';
import type { Searched } from './search-at-one-moment.ts';
import { isBroadcast } from './search-filters.ts';
import type { SearchFilter } from './search-filters.ts';
import { hasWords } from './text-match.ts';

export type Tally<N extends FacetName> = { readonly total: number; readonly facets: Facets<N> };

/** Offers that share the keys of a group of facets, which stand under their names; null under all others. */
type Row = { readonly [N in FacetName]?: number | string | boolean | null } & {
  /** `all` for offers that pass every filter, or the facet for which they were counted without its own. */
  readonly scope: 'total' | 'all' | FacetName;
  readonly n: number;
};

/**
 * Total and facets in one statement: the offers that pass every filter are grouped once for all facets; then,
 * for each filter in use, those that pass all others, for its own facet alone.
 */
export async function tallyFacets<N extends FacetName>(searched: Searched, names: readonly N[]): Promise<Tally<N>> {
  const { rows } = await tally(searched, names).execute(searched.db);
  const filtered = new Set<string>(searched.filters.map(({ name }) => name));
  return {
    total: rows.find(({ scope }) => scope === 'total')?.n ?? 0,
    facets: recordOf<Facets<N>>(names, (name) => countsOf(name, rows, filtered.has(name) ? name : 'all')),
  };
}

function countsOf<N extends FacetName>(name: N, rows: readonly Row[], scope: Row['scope']): FacetCount<Options[N]>[] {
  const { options } = facetOf(name);
  const sums = new Map<Options[N], number>();
  for (const row of rows) {
    const key = row.scope === scope ? (row[name] ?? null) : null;
    if (key === null) continue;
    for (const option of options(String(key))) sums.set(option, (sums.get(option) ?? 0) + row.n);
  }
  const counts = [...sums].map(([value, count]) => ({ value, count }));
  return counts.toSorted((a, b) => b.count - a.count || naturalOrder(String(a.value), String(b.value)));
}

// Made once: localeCompare with options makes its own each time, a tenth of a search.
const { compare: naturalOrder } = new Intl.Collator('en', { numeric: true });

function tally(searched: Searched, names: readonly FacetName[]): RawBuilder<Row> {
  const { filters, words, now } = searched;
  const columns = names.map((name) => sql`${facetOf(name).key(now)} as ${sql.ref(name)}`);
  const isTotal = sql.join([sql`true`, ...names.map((name) => sql`grouping(${sql.ref(name)}) = 1`)], sql` and `);
  const keys = [sql`case when ${isTotal} then 'total' else 'all' end as scope`, ...names.map((name) => sql.ref(name))];
  const own = filters.flatMap((filter) => ownScan(searched, filter, names));
  return sql<Row>`
    with matching as materialized (select i.* from offer_index i where ${words.length === 0 ? sql`false` : hasWords(words)}),
    tally as materialized (
      select ${sql.join(keys)}, count(*) as n
      from (select ${sql.join(columns)} from ${passing(searched)}) as passing
      group by grouping sets (${sql.join([sql`()`, ...groupsOf(names)])})
      ${sql.join(own, sql` `)}
    )
    ${unfolded(names)}`;
}

function passing({ filters, words, now }: Searched, but?: SearchFilter): RawBuilder<unknown> {
  const conditions = filters.filter((filter) => filter !== but).map(({ condition }) => condition);
  const table = words.length === 0 ? sql`offer_index i` : sql`matching i`;
  return sql`${table} where ${sql.join([isBroadcast(now), ...conditions], sql` and `)}`;
}

function ownScan(searched: Searched, filter: SearchFilter, names: readonly FacetName[]): RawBuilder<unknown>[] {
  const place = names.findIndex((name) => name === filter.name);
  const name = names[place];
  if (name === undefined) return [];
  const columns = only(name, facetOf(name).key(searched.now), names);
  // Grouped by place: the parameters of one expression written twice would make two of it.
  return [
    sql`union all select ${sql.lit(name)}, ${columns}, count(*) from ${passing(searched, filter)} group by ${sql.lit(place + 2)}`,
  ];
}

/** The grouping sets: facets of one group share theirs. */
function groupsOf(names: readonly FacetName[]): RawBuilder<unknown>[] {
  const groups = Object.groupBy(names, (name) => facetOf(name).group ?? name);
  return Object.values(groups).map((group) => sql`(${sql.join(group.map((name) => sql.ref(name)))})`);
}

/** The tally, with the members of each list in the place of its number. */
function unfolded(names: readonly FacetName[]): RawBuilder<unknown> {
  const lists = names.flatMap((name) => {
    const { members } = facetOf(name);
    return members === undefined ? [] : [{ name, members }];
  });
  const isSingle = sql.join([sql`true`, ...lists.map(({ name }) => sql`${sql.ref(name)} is null`)], sql` and `);
  const each = lists.map(
    ({ name, members }) => sql`union all
      select scope, ${only(name, sql`list.member`, names)}, sum(n) from tally join (${members}) as list on list.key = ${sql.ref(name)}
      group by scope, list.member`,
  );
  return sql`select * from tally where ${isSingle} ${sql.join(each, sql` `)}`;
}

/** A row's columns: one key among nulls. */
function only(name: FacetName, key: RawBuilder<unknown>, names: readonly FacetName[]): RawBuilder<unknown> {
  return sql.join(names.map((one) => (one === name ? key : sql`null`)));
}

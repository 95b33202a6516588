import { z } from 'zod';
import { columnOf, type FacetName, type Facets } from '#search/criteria/criteria.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import { countOptions } from '#search/index/facet-counts.ts';
import type { KnownKeys } from '#search/index/plan-filters.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import type { BoardFilters } from './filter-queries.ts';
import { all, type Query } from './query-terms.ts';

/** Limit of the keys that a request counts: OpenSearch takes 65,535 (search.max_buckets). */
export const mostKeys = 60_000;

/** New keys may have come since the keys were read. */
const newKeys = 100;

const buckets = z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.int() })) });
/** Counts of keys by column, below each name of `facetAggregations`. */
export const countedKeys = z.record(z.string(), z.record(z.string(), z.union([z.number(), buckets])));
type CountedKeys = z.output<typeof countedKeys>;

/** Counts the keys of a column. */
export const keyCounts = (column: ColumnName, size = mostKeys): Query => ({ terms: { field: `keys.${column}`, size } });

const nameOf = (ignored: number): string => `without-${ignored}`;

/**
 * Counts the keys of the facets' columns, each among the offers that pass all filters except those that the
 * facet ignores. If there are too many keys in all, the rarest are not counted.
 * @param ignorable bits of the filters that are not part of the query itself
 */
export function facetAggregations(
  names: readonly FacetName[],
  { filters, known: { columns } }: { readonly filters: BoardFilters; readonly known: KnownKeys },
  ignorable: number,
): Record<string, Query> {
  const byIgnored = Map.groupBy(names, (name) => filters.ignoredBy(name));
  const sizeOf = (column: ColumnName) => columns[column].size + newKeys;
  const wanted = Array.from(byIgnored.values(), columnsOf).flat().map(sizeOf);
  const share = Math.min(1, mostKeys / wanted.reduce((sum, size) => sum + size, 0));
  return Object.fromEntries(
    Array.from(byIgnored, ([ignored, facets]) => {
      const counted = columnsOf(facets).map((column): [string, Query] => [
        column,
        keyCounts(column, Math.floor(sizeOf(column) * share)),
      ]);
      const aggs = Object.fromEntries(counted);
      return [nameOf(ignored), { filter: all(filters.among(ignorable & ~ignored)), aggs }];
    }),
  );
}

const columnsOf = (names: readonly FacetName[]): ColumnName[] => [...new Set(names.map((name) => columnOf(name).name))];

/** Turns the counts of keys into counts of options. */
export function readFacets<N extends FacetName>(
  names: readonly N[],
  counted: CountedKeys,
  { filters, known, now }: { readonly filters: BoardFilters; readonly known: KnownKeys; readonly now: Date },
): Facets<N> {
  return recordOf<Facets<N>>(names, (name) => {
    const column = columnOf(name).name;
    const found = counted[nameOf(filters.ignoredBy(name))]?.[column];
    const counts = countsOf(typeof found === 'object' ? found : { buckets: [] }, column, known);
    return countOptions(known.options.of(name, now), counts);
  });
}

/** Returns the number of offers of each key, by the key's number. New keys get numbers. */
export function countsOf(
  { buckets: found }: z.output<typeof buckets>,
  column: ColumnName,
  { columns }: KnownKeys,
): Int32Array {
  const numbered = found.map(({ key, doc_count: offers }) => [columns[column].numberOf(key), offers] as const);
  const counts = new Int32Array(columns[column].size);
  for (const [number, offers] of numbered) counts[number] = offers;
  return counts;
}

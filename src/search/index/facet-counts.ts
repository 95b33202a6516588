import { columnOf } from '#search/criteria/criteria.ts';
import type { FacetCount, FacetName, Facets, Options } from '#search/criteria/criteria.ts';
import type { ColumnName } from '#search/offer/offer-columns.ts';
import { recordOf } from '#search/criteria/record-of.ts';
import type { OptionTable } from '#search/store/option-tables.ts';
import type { Candidates } from './candidates.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { type OpenOffers, countKeys } from '#search/store/open-offers.ts';
import { bitsWithout } from './plan-filters.ts';
import type { PlannedFilter } from './plan-filters.ts';
import type { Segment } from '#search/store/segment.ts';

/**
 * Number of offers for each key of a column. It counts the offers that fail no filter except those in
 * `without`.
 */
type Histogram = { readonly column: ColumnName; readonly without: number; readonly counts: Int32Array };

/**
 * Counts the options of facets, segment by segment. Facets with the same column and the same ignored filters
 * are counted only once.
 */
export class FacetCounts {
  readonly #store: OfferStore;
  readonly #now: Date;
  readonly #ofFacet = new Map<FacetName, Histogram>();
  /**
   * Histograms by the filters that they ignore. Those with the same ignored filters are counted in one loop.
   */
  readonly #byScope: Map<number, Histogram[]>;

  constructor(names: readonly FacetName[], filters: readonly PlannedFilter[], store: OfferStore, now: Date) {
    this.#store = store;
    this.#now = now;
    const known = new Map<string, Histogram>();
    for (const name of names) {
      const [column, without] = [columnOf(name).name, bitsWithout(name, filters)];
      const histogram = known.get(`${column} ${without}`) ?? emptyHistogram(column, without, store);
      known.set(`${column} ${without}`, histogram);
      this.#ofFacet.set(name, histogram);
    }
    this.#byScope = Map.groupBy(known.values(), ({ without }) => without);
  }

  /**
   * If most open offers pass, counts all open offers and subtracts those that fail, because this is faster.
   */
  add({ facts }: Segment, open: OpenOffers, candidates: Candidates): void {
    const areAllOpen = candidates.count === open.slots.length;
    for (const [without, histograms] of this.#byScope) {
      const passing = candidates.passing(without);
      if (areAllOpen && passing.count > candidates.count / 2) {
        const failing = candidates.failing(without);
        for (const { column, counts } of histograms) {
          addCounts(open.histogram(column), counts);
          countKeys(facts.columns[column], failing, counts, -1);
        }
      } else for (const { column, counts } of histograms) countKeys(facts.columns[column], passing, counts, 1);
    }
  }

  facets<N extends FacetName>(names: readonly N[]): Facets<N> {
    return recordOf<Facets<N>>(names, (name) => this.#countsOf(name));
  }

  #countsOf<N extends FacetName>(name: N): FacetCount<Options[N]>[] {
    return countOptions(this.#store.options.of(name, this.#now), this.#ofFacet.get(name)?.counts ?? nothing);
  }
}

/**
 * Counts the offers of each option, those of most offers first.
 * @param counts number of offers of each key of the column
 */
export function countOptions<Option>(
  { options, places }: Readonly<OptionTable<Option>>,
  counts: Int32Array,
): FacetCount<Option>[] {
  const sums = new Float64Array(options.length);
  for (let key = 0; key < counts.length; key += 1) {
    const count = counts[key] ?? 0;
    if (count > 0) for (const place of places[key] ?? []) sums[place] = (sums[place] ?? 0) + count;
  }
  return inOrder(options, sums);
}

const nothing = new Int32Array(0);

function emptyHistogram(column: ColumnName, without: number, store: OfferStore): Histogram {
  return { column, without, counts: new Int32Array(store.columns[column].size) };
}

function addCounts(more: Int32Array, counts: Int32Array): void {
  for (let key = 0; key < more.length; key += 1) counts[key] = (counts[key] ?? 0) + (more[key] ?? 0);
}

/**
 * Returns the options with their counts, most offers first; options with equal counts keep their own order.
 * Each pair is sorted as one number, because a comparing function would take half of the time of a search in
 * 5,000 offers.
 */
function inOrder<Option>(options: readonly Option[], sums: Float64Array): FacetCount<Option>[] {
  const { length } = options;
  const ranks = new Float64Array(length);
  let many = 0;
  for (let place = 0; place < length; place += 1) {
    const count = sums[place] ?? 0;
    if (count > 0) ranks[many++] = place - count * length;
  }
  const counted: FacetCount<Option>[] = [];
  for (const rank of ranks.subarray(0, many).toSorted()) {
    const place = ((rank % length) + length) % length;
    const value = options[place];
    if (value !== undefined) counted.push({ value, count: sums[place] ?? 0 });
  }
  return counted;
}

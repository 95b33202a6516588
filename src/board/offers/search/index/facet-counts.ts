import { columnOf } from '../criteria.ts';
import type { FacetCount, FacetName, Facets, Options } from '../criteria.ts';
import type { ColumnName } from '../criteria/offer-columns.ts';
import { recordOf } from '../record-of.ts';
import type { Candidates, SlotList } from './candidates.ts';
import type { OfferStore } from './offer-store.ts';
import { bitsWithout } from './plan-filters.ts';
import type { Filter } from './plan-filters.ts';
import type { Segment } from './segment.ts';

/** How many offers have each key of a column, among those that fail no filter but some. */
type Histogram = { readonly column: ColumnName; readonly without: number; readonly counts: Uint32Array };

/** Counts the options of some facets, segment by segment: facets of one column and scope are counted once. */
export class FacetCounts {
  readonly #store: OfferStore;
  readonly #now: Date;
  readonly #histograms = new Map<string, Histogram>();
  readonly #ofFacet = new Map<FacetName, Histogram>();

  constructor(names: readonly FacetName[], filters: readonly Filter[], store: OfferStore, now: Date) {
    this.#store = store;
    this.#now = now;
    for (const name of names) this.#ofFacet.set(name, this.#histogramOf(name, bitsWithout(name, filters)));
  }

  add({ facts }: Segment, candidates: Candidates): void {
    for (const { column, without, counts } of this.#histograms.values())
      if (without === 0) countAll(facts.columns[column], candidates.main, counts);
      else countPassing(facts.columns[column], candidates, without, counts);
  }

  facets<N extends FacetName>(names: readonly N[]): Facets<N> {
    return recordOf<Facets<N>>(names, (name) => this.#countsOf(name));
  }

  #histogramOf(name: FacetName, without: number): Histogram {
    const column = columnOf(name).name;
    const id = `${column} ${without}`;
    const counts = this.#histograms.get(id)?.counts ?? new Uint32Array(this.#store.columns[column].size);
    const histogram = { column, without, counts };
    this.#histograms.set(id, histogram);
    return histogram;
  }

  #countsOf<N extends FacetName>(name: N): FacetCount<Options[N]>[] {
    const histogram = this.#ofFacet.get(name);
    if (histogram === undefined) return [];
    const options = this.#store.options.of(name, this.#now);
    const sums = new Map<Options[N], number>();
    for (const [number, count] of histogram.counts.entries())
      if (count > 0) for (const option of options(number)) sums.set(option, (sums.get(option) ?? 0) + count);
    const counts = [...sums].map(([value, count]) => ({ value, count }));
    return counts.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }
}

// Apart, so that each is compiled for what it is given.
function countAll(keys: Uint32Array, { slots, count }: SlotList, counts: Uint32Array): void {
  for (let at = 0; at < count; at += 1) {
    const key = keys[slots[at] ?? 0] ?? 0;
    counts[key] = (counts[key] ?? 0) + 1;
  }
}

function countPassing(
  keys: Uint32Array,
  { slots, fails, count }: Candidates,
  without: number,
  counts: Uint32Array,
): void {
  for (let at = 0; at < count; at += 1) {
    if (((fails[at] ?? 0) & ~without) !== 0) continue;
    const key = keys[slots[at] ?? 0] ?? 0;
    counts[key] = (counts[key] ?? 0) + 1;
  }
}

import { bitsWithout, type KnownKeys, planFilters, type PlannedFilter } from '#search/index/plan-filters.ts';
import type { FacetName, OfferCriteria } from '#search/criteria/criteria.ts';
import type { Moment } from '#search/criterion/criterion.ts';
import { all, hasOneOf, type Query } from './query-terms.ts';

/**
 * Filters of criteria. A criterion tells in its own file which keys of its column pass; a query only names
 * these keys, so that a new criterion needs nothing here.
 */
export function filterQueries(criteria: OfferCriteria, moment: Moment, known: KnownKeys): BoardFilters {
  return new BoardFilters(planFilters(criteria, moment, known), known);
}

export class BoardFilters {
  readonly #filters: readonly PlannedFilter[];
  readonly #queries: ReadonlyMap<number, Query>;

  constructor(filters: readonly PlannedFilter[], known: KnownKeys) {
    this.#filters = filters;
    this.#queries = new Map(filters.map((filter) => [filter.bit, filterQuery(filter, known)]));
  }

  /** Returns the bits of the filters that the count of a facet ignores. */
  ignoredBy(name: FacetName): number {
    return bitsWithout(name, this.#filters);
  }

  /** Returns the filters whose bits are among some bits, or are not. */
  among(bits: number): Query[] {
    return this.#filters.flatMap(({ bit }) => {
      const query = (bit & bits) === 0 ? undefined : this.#queries.get(bit);
      return query === undefined ? [] : [query];
    });
  }
}

/** Names the keys that pass, or those that fail if they are fewer. */
function filterQuery({ column, fails }: PlannedFilter, { columns }: KnownKeys): Query {
  const { texts } = columns[column];
  const passing = texts.filter((_key, number) => fails[number] === 0);
  if (passing.length <= texts.length / 2) return keysIn(column, passing);
  return all(
    [],
    [
      keysIn(
        column,
        texts.filter((_key, number) => fails[number] !== 0),
      ),
    ],
  );
}

function keysIn(column: string, keys: readonly string[]): Query {
  return hasOneOf(`keys.${column}`, keys);
}

/** The offers that are open at a moment. Whole seconds let the cluster keep the filter for a while. */
export function openAt(now: Date): Query[] {
  const moment = Math.floor(now.getTime() / 1000) * 1000;
  return [{ range: { start: { lte: moment } } }, { range: { end: { gt: moment } } }];
}

export function idsIn(ids: Iterable<number>): Query {
  return hasOneOf('id', [...ids]);
}

import type { Board } from '#board/context/board.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { readCriteriaFields } from './read-criteria.ts';
import { fieldsOf, type PageRange, readPageRange } from './read-page-range.ts';

/** A search read from the body of a request. */
export type SearchRequest = {
  /** Null if no offer can match. */
  readonly criteria: OfferCriteria | null;
  readonly page: PageRange;
  /** Key of the cache. Equal searches of the same version of the index have the same key. */
  readonly key: string;
};

export type ReadSearch = (body: unknown) => Promise<SearchRequest>;

type Known = { readonly version: number; readonly countries: unknown; readonly asked: SearchRequest };

/**
 * Creates a reader of search bodies. Identical bodies share one value (see `addJsonBodies`). This value is
 * read only once for each version of the index and of the reference, because reading took a sixth of the time
 * of an answer.
 */
export function createSearchReader({ reference, search }: Pick<Board, 'reference' | 'search'>): ReadSearch {
  const known = new WeakMap<object, Known>();
  return async (body) => {
    const fields = fieldsOf(body);
    const [{ version }, under] = [await search(), await reference()];
    const before = known.get(fields);
    if (before?.version === version && before.countries === under.countries) return before.asked;
    const asked = askedFor(readCriteriaFields(fields, under), readPageRange(fields), version);
    known.set(fields, { version, countries: under.countries, asked });
    return asked;
  };
}

/** @param version version of the index */
export function askedFor(criteria: OfferCriteria | null, page: PageRange, version: number): SearchRequest {
  return { criteria, page, key: JSON.stringify([version, page.skip, page.limit, criteria]) };
}

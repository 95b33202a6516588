import type { Board } from '#board/context/board.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { readCriteriaFields } from './read-criteria.ts';
import { fieldsOf, type PageRange, readPageRange } from './read-page-range.ts';

/** What a body asks for. */
export type SearchRequest = {
  /** Null for those that no offer meets. */
  readonly criteria: OfferCriteria | null;
  readonly page: PageRange;
  /** The same for all that ask the same of one index. */
  readonly key: string;
};

export type ReadSearch = (body: unknown) => Promise<SearchRequest>;

type Known = { readonly version: number; readonly countries: unknown; readonly asked: SearchRequest };

/**
 * Reads bodies of searches. Those that come again and again are one value (see `addJsonBodies`), which is
 * read once under one index, whose names searches mean, and one reference: reading took a sixth of an answer.
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

/** @param version of the index */
export function askedFor(criteria: OfferCriteria | null, page: PageRange, version: number): SearchRequest {
  return { criteria, page, key: JSON.stringify([version, page.skip, page.limit, criteria]) };
}

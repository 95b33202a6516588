import { normalizeQuery } from '#search/criterion/query.ts';
import type { CanonicalAddress } from '#site/routing/screen-handle.ts';

/** Reads `?search=` from an address: one line of at most 400 characters. */
export const askedSearch = (parameters: URLSearchParams): string => normalizeQuery(parameters.get('search'));

/** The canonical address of a screen whose only criterion is a text. */
export const canonicalSearch: CanonicalAddress = (parameters) => {
  const search = askedSearch(parameters);
  return new URLSearchParams(search === '' ? {} : { search });
};

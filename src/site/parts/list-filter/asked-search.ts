import { normalizeQuery } from '#search/criterion/query.ts';
import type { CanonicalAddress } from '#site/routing/screen-handle.ts';

/** The text that an address looks for in its screen: `?search=`, one line of 400 characters at most. */
export const askedSearch = (parameters: URLSearchParams): string => normalizeQuery(parameters.get('search'));

/** The one address of a screen that nothing but a text narrows. */
export const canonicalSearch: CanonicalAddress = (parameters) => {
  const search = askedSearch(parameters);
  return new URLSearchParams(search === '' ? {} : { search });
};

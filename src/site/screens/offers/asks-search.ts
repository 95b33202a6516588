import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import type { CanonicalAddress } from '#site/routing/screen-handle.ts';

/** Parameters of a search that are not criteria; `latest` comes from the former site. */
const others = ['sort', 'page', 'latest'];

/** Tells if an address of the page of offers contains a search, as links to the former site do. */
export function asksSearch(address: URLSearchParams): boolean {
  return [...others, ...criterionNames.flatMap((name) => criterionOf(name).parameters)].some((one) => address.has(one));
}

/** No parameter changes the page of offers. An address with a search is not shared, because it redirects. */
export const canonicalOffersAddress: CanonicalAddress = (address) =>
  asksSearch(address) ? null : new URLSearchParams();

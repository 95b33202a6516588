import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import type { CanonicalAddress } from '#site/routing/screen-handle.ts';

/** Parameters of searches besides criteria; `latest` comes from the former site. */
const others = ['sort', 'page', 'latest'];

/** Tells if an address of the page of offers contains a search, as links of the former site do. */
export function asksSearch(address: URLSearchParams): boolean {
  return [...others, ...criterionNames.flatMap((name) => criterionOf(name).parameters)].some((one) => address.has(one));
}

/** No parameter changes the page of offers; with parameters of a search it redirects. */
export const canonicalOffersAddress: CanonicalAddress = (address) =>
  asksSearch(address) ? null : new URLSearchParams();

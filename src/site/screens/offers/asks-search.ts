import { criterionNames, criterionOf } from '#search/criteria/criteria.ts';
import type { CanonicalAddress } from '#site/routing/screen-handle.ts';

/** What searches have besides their criteria; `latest` is of the former site. */
const others = ['sort', 'page', 'latest'];

/** Whether an address of the page of offers is one of a search, as links of the former site are. */
export function asksSearch(address: URLSearchParams): boolean {
  return [...others, ...criterionNames.flatMap((name) => criterionOf(name).parameters)].some((one) => address.has(one));
}

/** No parameter makes another page of offers; those of a search lead away from it. */
export const canonicalOffersAddress: CanonicalAddress = (address) =>
  asksSearch(address) ? null : new URLSearchParams();

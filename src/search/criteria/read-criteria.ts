import type { Reference } from '#reference/read-reference.ts';
import { placesOf } from './country-needs-continent.ts';
import { criterionOf, eachCriterion, maxPage, sorts } from './criteria.ts';
import type { OfferCriteria, Sort } from './criteria.ts';
import { addressValue, wholeNumber } from '#search/criterion/address-values.ts';
import { explicitSort } from './order.ts';

/** Reads the criteria of an address. It never fails: unknown values are dropped, and long values are cut. */
export function readCriteria(address: URLSearchParams, known: Reference): OfferCriteria {
  const asked = {
    ...eachCriterion((name) => criterionOf(name).read(address, known)),
    ...placesOf(address, known),
    sort: sortOf(address.get('sort')),
    page: pageOf(addressValue(address, 'page')),
  };
  return { ...asked, sort: explicitSort(asked) };
}

/**
 * Reads the requested order. For an order, unlike for a criterion, 0 is a value: it means newest first, even
 * if the search has a text.
 */
function sortOf(value: string | null): Sort | null {
  return Object.values(sorts).find((sort) => String(sort) === value?.trim()) ?? null;
}

function pageOf(value: string | null): number {
  const page = wholeNumber(value ?? '');
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), maxPage);
}

import type { Reference } from '#board/reference/read-reference.ts';
import { placesOf } from './country-needs-continent.ts';
import { criterionOf, eachCriterion, lastPage, sorts } from './criteria.ts';
import type { OfferCriteria, Sort } from './criteria.ts';
import { addressValue, wholeNumber } from './criteria/address-values.ts';

/** Reads the criteria of an address. Never fails: what is not known is left out, what is too long is cut. */
export function readCriteria(address: URLSearchParams, known: Reference): OfferCriteria {
  return {
    ...eachCriterion((name) => criterionOf(name).read(address, known)),
    ...placesOf(address, known),
    sort: sortOf(addressValue(address, 'sort')),
    page: pageOf(addressValue(address, 'page')),
  };
}

/** `latest=true` of old links means the default order, newest first. */
function sortOf(value: string | null): Sort {
  return Object.values(sorts).find((sort) => String(sort) === value) ?? sorts.date;
}

function pageOf(value: string | null): number {
  const page = wholeNumber(value ?? '');
  return Number.isNaN(page) ? 1 : Math.min(Math.max(page, 1), lastPage);
}

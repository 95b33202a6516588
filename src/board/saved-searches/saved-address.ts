import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';

/** The criteria of a saved address, read anew: what is not known any more is left out. */
export function savedCriteria(address: string, known: Reference): OfferCriteria {
  const { page, sort } = noCriteria;
  return { ...readCriteria(new URLSearchParams(address), known), page, sort };
}

/** The one address under which a search is saved: its order and its page are no part of it. */
export function addressToSave(address: string, known: Reference): string {
  return writeCriteria(savedCriteria(address, known)).toString();
}

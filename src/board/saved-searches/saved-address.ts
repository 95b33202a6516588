import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';

/** Reads the criteria of a saved address; criteria that no longer exist are left out. */
export function savedCriteria(address: string, known: Reference): OfferCriteria {
  const { page, sort } = noCriteria;
  return { ...readCriteria(new URLSearchParams(address), known), page, sort };
}

/** Returns the canonical address under which a search is saved, without order and page. */
export function addressToSave(address: string, known: Reference): string {
  return writeCriteria(savedCriteria(address, known)).toString();
}

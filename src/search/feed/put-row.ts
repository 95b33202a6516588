import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { indexedOffer } from '#board/offers/finding/read-offers.ts';
import type { OfferRow } from '#board/offers/finding/read-offers.ts';

/** Where offers are read, and who hears of one that cannot be indexed. */
export type OfferSource = {
  readonly db: Kysely<Tables>;
  readonly complain: (offerId: number, error: unknown) => void;
  /** Ends a reading of everything. */
  readonly signal: AbortSignal;
};

/**
 * Puts an offer into a store. One that cannot be indexed holds up no other: it is told of, and not found
 * until it changes.
 */
export function putRow(store: OfferStore, row: OfferRow, { complain }: Pick<OfferSource, 'complain'>): void {
  try {
    store.put(indexedOffer(row, store.reference));
  } catch (error) {
    store.remove(row.id);
    complain(row.id, error);
  }
}

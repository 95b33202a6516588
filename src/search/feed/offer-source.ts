import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import type { Reference } from '#reference/read-reference.ts';

/** How far a reader has read. */
export type ReadingPlace = {
  /** The transactions that it has seen, as PostgreSQL writes them (pg_snapshot). */
  readonly cursor: string;
  /** The database and its history: a place is good for no other. Null if the server tells nobody. */
  readonly database: string | null;
};

/** The changes since a place. Offers that are gone are among `offers` too. */
export type OfferChanges = {
  readonly place: ReadingPlace;
  /** Everything is to be read anew. */
  readonly all: boolean;
  readonly offers: readonly number[];
  readonly views: readonly number[];
};

/** Changes are kept for so many hours: an index that was away for longer reads everything anew. */
export const keptHours = 24;

/** The port by which offers reach the index. The board fills it with its SQL. */
export type OfferSource = {
  readonly reference: () => Promise<Reference>;
  readonly database: () => Promise<ReadingPlace['database']>;
  /** The place of a reader who reads everything after this call. */
  readonly currentPlace: () => Promise<ReadingPlace>;
  /** Null if the place is of another history: everything is to be read anew. */
  readonly changesSince: (place: ReadingPlace) => Promise<OfferChanges | null>;
  /** The next offers that may be found, in the order of their ids. */
  readonly offersAfter: (id: number, max: number) => Promise<readonly FindableOffer[]>;
  /** The offers of these ids that may be found. */
  readonly offersOf: (ids: readonly number[]) => Promise<readonly FindableOffer[]>;
  readonly viewsOf: (ids: readonly number[]) => Promise<readonly { readonly id: number; readonly views: number }[]>;
};

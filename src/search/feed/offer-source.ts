import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import type { Reference } from '#reference/read-reference.ts';

/** The place up to which a reader has read. */
export type ReadingPlace = {
  /** The transactions that the reader has seen, in PostgreSQL's notation (pg_snapshot). */
  readonly cursor: string;
  /**
   * Identifies the database and its history: a place is valid for no other. Null if the server does not
   * tell.
   */
  readonly database: string | null;
};

/** The changes since a place. `offers` also has the ids of deleted offers. */
export type OfferChanges = {
  readonly place: ReadingPlace;
  /** True if all offers must be read again. */
  readonly all: boolean;
  readonly offers: readonly number[];
  readonly views: readonly number[];
};

/** Hours that changes are kept: an index that was stopped for longer reads all offers again. */
export const keptHours = 24;

/** Port by which offers reach the index. The board implements it with SQL. */
export type OfferSource = {
  readonly reference: () => Promise<Reference>;
  readonly database: () => Promise<ReadingPlace['database']>;
  /** The current place, for a reader who then reads all offers. */
  readonly currentPlace: () => Promise<ReadingPlace>;
  /** Null if the place belongs to another history: all offers must be read again. */
  readonly changesSince: (place: ReadingPlace) => Promise<OfferChanges | null>;
  /** The next offers that may be found, ordered by id. */
  readonly offersAfter: (id: number, max: number) => Promise<readonly FindableOffer[]>;
  /** Returns the given offers, without offers that must not be found. */
  readonly offersOf: (ids: readonly number[]) => Promise<readonly FindableOffer[]>;
  readonly viewsOf: (ids: readonly number[]) => Promise<readonly { readonly id: number; readonly views: number }[]>;
};

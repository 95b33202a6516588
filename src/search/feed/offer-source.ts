import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import type { Reference } from '#reference/read-reference.ts';

/** The position up to which a reader has read. */
export type ReadingPlace = {
  /** The transactions that the reader has seen, in PostgreSQL's notation (pg_snapshot). */
  readonly cursor: string;
  /**
   * Identifies the database and its history, because a position is valid only there. Null if the server does
   * not reveal it.
   */
  readonly database: string | null;
};

/** The changes since a position. `offers` contains the ids of changed and of deleted offers. */
export type OfferChanges = {
  readonly place: ReadingPlace;
  /** True if all offers must be read again. */
  readonly all: boolean;
  readonly offers: readonly number[];
  readonly views: readonly { readonly id: number; readonly views: number }[];
};

/** Hours for which changes are stored. An index that was stopped for longer reads all offers again. */
export const keptHours = 24;

/** Port from which the index gets the offers. The board implements it by SQL. */
export type OfferSource = {
  readonly reference: () => Promise<Reference>;
  /** Returns the number of offers, searchable or not. */
  readonly count: () => Promise<number>;
  readonly database: () => Promise<ReadingPlace['database']>;
  /** Returns the current position, for a reader that then reads all offers. */
  readonly currentPlace: () => Promise<ReadingPlace>;
  /**
   * Returns the changes since a position. Null if the position belongs to another history; the reader must
   * then read all offers.
   */
  readonly changesSince: (place: ReadingPlace) => Promise<OfferChanges | null>;
  /** Returns the next searchable offers, by ascending id. */
  readonly offersAfter: (id: number, max: number) => Promise<readonly FindableOffer[]>;
  /** Returns the searchable offers among the given ones. */
  readonly offersOf: (ids: readonly number[]) => Promise<readonly FindableOffer[]>;
};

import type { Label } from '#reference/labelled.ts';
import type { OfferColumns } from './offer-columns.ts';

/** What of an offer is searched, by how much it says of it; empty where there is nothing. */
export type OfferTexts = {
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly country: string;
  readonly profession: string;
  readonly sector: string;
  readonly description: string;
  readonly profile: string;
};

/** All that the index takes of an offer. Moments are milliseconds since 1970. */
export type IndexedOffer = {
  readonly id: number;
  readonly columns: OfferColumns;
  readonly texts: OfferTexts;
  readonly city: Label;
  readonly broadcastStart: number;
  /** Infinity: until further notice. */
  readonly broadcastEnd: number;
  readonly createdAt: number;
  readonly views: number;
};

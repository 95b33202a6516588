import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { AbsentCompany } from '#search/asking/absent-companies.ts';
import type { Why } from '#search/asking/explain.ts';
import type { Proposal } from '#search/asking/propose-searches.ts';
import type { Facets, OfferCriteria } from '#search/criteria/criteria.ts';

export type FoundOffer = CardOffer & { readonly why: Why | null };

/** A part of what is found: offers that have all that was asked, then those that miss a part of the text. */
export type OffersFound = {
  /** Offers that meet all criteria and the text, shown or not. */
  readonly total: number;
  /** Offers after them that meet all criteria and miss a part of the text. */
  readonly near: number;
  readonly offers: readonly FoundOffer[];
  /** Where in `offers` the near ones begin; null where none is shown. */
  readonly firstNear: number | null;
};

/** What became of the text. */
export type Notes = {
  /** The text that is searched in the place of the typed one; null where nothing was corrected. */
  readonly corrected: string | null;
  /** The search of exactly what was typed; null where nothing was corrected. */
  readonly typed: OfferCriteria | null;
  /** The text is too long to be read to its end. */
  readonly cut: boolean;
  /** There was a text, and nothing of it asks for anything. */
  readonly silent: boolean;
  /** Nothing is found: the offers shown are those of the first proposal. */
  readonly elsewhere: boolean;
};

/** The page that the criteria ask for. */
export type SearchResult = OffersFound & {
  /** As they were understood: places and companies of the text are among them, and no longer in it. */
  readonly criteria: OfferCriteria;
  readonly notes: Notes;
  readonly facets: Facets;
  /** From 1 to `pages`, whatever was asked. */
  readonly page: number;
  readonly pages: number;
  /** Never empty where nothing is found and something was asked. */
  readonly proposals: readonly Proposal[];
  readonly absent: readonly AbsentCompany[];
};

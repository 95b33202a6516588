import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { AbsentCompany } from '#search/asking/absent-companies.ts';
import type { Why } from '#search/asking/explain.ts';
import type { Reading } from '#search/asking/read-search.ts';
import type { Proposal } from '#search/asking/propose-searches.ts';
import type { Facets, OfferCriteria } from '#search/criteria/criteria.ts';

/**
 * Reason why an offer was found that does not say what was asked. `levelUnstated`: the search asks for a
 * study level, and the offer states none.
 */
export type FoundWhy = Why | { readonly kind: 'levelUnstated' };

export type FoundOffer = CardOffer & { readonly why: FoundWhy | null };

/**
 * Some of the offers found. Offers that match the whole text come first, then near matches, which miss a part
 * of the text.
 */
export type OffersFound = {
  /** Number of offers that meet all criteria and the text, on all pages. */
  readonly total: number;
  /** Number of further offers that meet all criteria and miss a part of the text. */
  readonly near: number;
  readonly offers: readonly FoundOffer[];
  /** Index in `offers` of the first near match; null if none is shown. */
  readonly firstNear: number | null;
};

/** Notes that say how the text was understood. */
export type Notes = {
  /** Text that was searched instead of the typed text; null if nothing was corrected. */
  readonly corrected: string | null;
  /** Search for exactly the typed text; null if nothing was corrected. */
  readonly typed: OfferCriteria | null;
  /** True if the text is too long to be read completely. */
  readonly cut: boolean;
  /** True if no word of the text has a meaning for the search. */
  readonly silent: boolean;
  /** Towns without offers that the text names. The search covers their countries instead. */
  readonly towns: Reading['towns'];
  /** Set if the words of options are searched in the texts of offers, because no offer has these options. */
  readonly untold: Reading['untold'];
  /** True if a part of the offers could not be searched, so that some may be missing. */
  readonly partial: boolean;
  /** True if nothing was found, so that the result shows the offers of the first proposal. */
  readonly elsewhere: boolean;
};

/** The page that the criteria name. */
export type SearchResult = OffersFound & {
  /**
   * Criteria as the search understood them. Places and companies named in the text have become criteria, and
   * the text no longer contains them.
   */
  readonly criteria: OfferCriteria;
  readonly notes: Notes;
  readonly facets: Facets;
  /** Number of the page shown. It is from 1 to `pages`, even if the address states another number. */
  readonly page: number;
  readonly pages: number;
  /** Contains at least one proposal if a search with criteria or a text finds nothing. */
  readonly proposals: readonly Proposal[];
  readonly absent: readonly AbsentCompany[];
};

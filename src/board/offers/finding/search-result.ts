import type { CardOffer } from '#board/offers/cards/offer-card.ts';
import type { AbsentCompany } from '#search/asking/absent-companies.ts';
import type { Why } from '#search/asking/explain.ts';
import type { Proposal } from '#search/asking/propose-searches.ts';
import type { Facets, OfferCriteria } from '#search/criteria/criteria.ts';

export type FoundOffer = CardOffer & { readonly why: Why | null };

/**
 * Some of the found offers: first offers that match the whole text, then near matches, which miss a part of
 * it.
 */
export type OffersFound = {
  /** Number of offers that meet all criteria and the text, shown or not. */
  readonly total: number;
  /** Number of further offers that meet all criteria and miss a part of the text. */
  readonly near: number;
  readonly offers: readonly FoundOffer[];
  /** Index in `offers` of the first near match; null if none is shown. */
  readonly firstNear: number | null;
};

/** Notes on how the text was understood. */
export type Notes = {
  /** Text that was searched instead of the typed one; null if nothing was corrected. */
  readonly corrected: string | null;
  /** Search for exactly the typed text; null if nothing was corrected. */
  readonly typed: OfferCriteria | null;
  /** True if the text is too long to be read completely. */
  readonly cut: boolean;
  /** True if no word of the text has a meaning for the search. */
  readonly silent: boolean;
  /** True if nothing was found and the offers shown are those of the first proposal. */
  readonly elsewhere: boolean;
};

/** The page that the criteria name. */
export type SearchResult = OffersFound & {
  /**
   * Criteria as understood: places and companies named in the text have become criteria, and the text no
   * longer contains them.
   */
  readonly criteria: OfferCriteria;
  readonly notes: Notes;
  readonly facets: Facets;
  /** Number of the page shown: from 1 to `pages`, even if the address asks for another. */
  readonly page: number;
  readonly pages: number;
  /** Has at least one proposal if the search has criteria or a text and finds nothing. */
  readonly proposals: readonly Proposal[];
  readonly absent: readonly AbsentCompany[];
};

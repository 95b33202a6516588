import type { ReadValue } from '#search/extraction/read-offer-texts.ts';
import type { CompanyFacts } from './company-facts.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';

type Named<I = number> = { readonly id: I; readonly name: string };

/**
 * The first of these states that is true. `withdrawn`: the source took the offer back, and only its
 * applicants may still read it. `filled`: a candidate was chosen («POURVUE»). `expired`: the broadcast is
 * over («EXPIRÉE»).
 */
export type OfferState = 'open' | 'withdrawn' | 'filled' | 'expired';

/** Personal data of the recruiter, only for viewers who may see the whole offer. */
export type OfferContact = {
  readonly civility: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly url: string | null;
};

/**
 * All data about an offer. Names are in the reader's language, texts in the offer's language. `presentOffer`
 * chooses the fields for a viewer.
 */
export type OfferDetails = CardOffer & {
  readonly state: OfferState;
  readonly openingLines: string;
  readonly reference: string;
  readonly externalJobId: string | null;
  readonly description: string | null;
  readonly profile: string | null;
  /** 'YYYY-MM-DD'. */
  readonly missionEnd: string | null;
  readonly broadcastEnd: Date | null;
  readonly environmental: boolean;
  /** Sector of the offer or, without one, of its company. */
  readonly sector: Named | null;
  readonly specializations: readonly Named[];
  /** The study levels, from the lowest to the highest. */
  readonly studyLevels: readonly Named[];
  /** Languages that the text requires; ISO 639-1. */
  readonly askedLanguages: readonly Named<string>[];
  /** Words of the texts that state a value which the source leaves out; absent for values of the source. */
  readonly evidence: Partial<Readonly<Record<ReadValue, { readonly passage: string }>>>;
  readonly candidatesCount: number;
  readonly company: CompanyFacts;
  readonly contact: OfferContact | null;
};

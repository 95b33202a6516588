import type { CompanyFacts } from './company-facts.ts';
import type { CardOffer } from '#board/offers/cards/offer-card.ts';

type Named<I = number> = { readonly id: I; readonly name: string };

/**
 * `withdrawn`: its source took it back, and only those who applied to it read it still; `filled`: a candidate
 * was chosen («POURVUE»); `expired`: its broadcast is over («EXPIRÉE»). The first of them that is true.
 */
export type OfferState = 'open' | 'withdrawn' | 'filled' | 'expired';

/** Personal data of the recruiter: only for those who may see the whole offer. */
export type OfferContact = {
  readonly civility: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly url: string | null;
};

/**
 * Everything that is known of an offer; names in the reader's language, texts in the offer's. Present it with
 * `presentOffer`.
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
  /** The offer's, else its company's. */
  readonly sector: Named | null;
  readonly specializations: readonly Named[];
  /** From the lowest upwards. */
  readonly studyLevels: readonly Named[];
  /** That it asks its candidates for, as far as its text says so; ISO 639-1. */
  readonly askedLanguages: readonly Named<string>[];
  readonly candidatesCount: number;
  readonly company: CompanyFacts;
  readonly contact: OfferContact | null;
};

import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { NewOffersAsked } from './new-offers-asked.ts';
import type { NewOffers } from './new-offers.ts';
import type { OfferSet } from './offer-set.ts';
import { CommonOffers, type PairAnswer } from './pair-answer.ts';

/** Limit of cached pairs; a million searches consist of fewer different pairs. */
const maxKept = 100_000;

/**
 * Finds the new offers of saved searches, with the query reader, the text analysis and the criteria of the
 * normal search. The index is searched only once for each pair of a parameter and a value, and the result is
 * stored as a set of offers. The offers of a search are the intersection of these sets, so that a million
 * searches are matched in seconds.
 */
export class SearchMatcher {
  readonly #asked: NewOffersAsked;
  readonly #common: CommonOffers;
  /**
   * Results by pair, with a map for each language of the text. A null result means that the meaning of the
   * pair depends on the rest of the address.
   */
  readonly #pairs: Readonly<Record<Locale, Map<string, PairAnswer | null>>> = { fr: new Map(), en: new Map() };
  readonly #wholes: Readonly<Record<Locale, Map<string, OfferSet>>> = { fr: new Map(), en: new Map() };

  constructor(board: Board, offers: NewOffers) {
    this.#asked = new NewOffersAsked(board, offers);
    this.#common = new CommonOffers(offers.ids.length);
  }

  /** Returns the offers of a search. The result is valid until the next call. */
  async match(address: string, locale: Locale): Promise<OfferSet> {
    const pairs = this.#pairs[locale];
    for (const pair of address.split('&'))
      if (!pairs.has(pair)) keep(pairs, pair, await this.#asked.pair(pair, locale));
    return this.known(address, locale) ?? keep(this.#wholes[locale], address, await this.#asked.whole(address, locale));
  }

  /** Returns the offers of a search if all its pairs are cached, otherwise null. */
  known(address: string, locale: Locale): OfferSet | null {
    const pairs: PairAnswer[] = [];
    const known = this.#pairs[locale];
    for (let from = 0; from <= address.length;) {
      const end = address.indexOf('&', from);
      const to = end < 0 ? address.length : end;
      const pair = known.get(address.slice(from, to));
      if (pair === undefined) return null;
      if (pair === null) return this.#wholes[locale].get(address) ?? null;
      pairs.push(pair);
      from = to + 1;
    }
    return this.#common.of(pairs) ?? this.#wholes[locale].get(address) ?? null;
  }
}

function keep<Answer>(kept: Map<string, Answer>, text: string, answer: Answer): Answer {
  if (kept.size >= maxKept) kept.clear();
  kept.set(text, answer);
  return answer;
}

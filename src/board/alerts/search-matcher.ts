import type { Board } from '#board/board.ts';
import { chosenOf } from '#board/offers/search/change-criteria.ts';
import { criterionNames, criterionOf, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { openSearch } from '#board/offers/search/open-search.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import type { Locale } from '#words/locale.ts';
import { addressParts, type AddressPart } from './address-parts.ts';
import type { NewOffers } from './new-offers.ts';
import { emptySet, keepCommon, type OfferSet, setOf } from './offer-set.ts';

/** Answers that are kept; a million searches are made of fewer. */
const mostKept = 50_000;

/** The text names places or companies, which take the place of what was chosen: only the whole says which. */
const dependent = new Uint32Array(0);

/**
 * Finds which new offers saved searches are told of, by the reader, the analysis and the criteria of the
 * search. Each part of an address is asked once of the index of the new offers and kept as a set of them; a
 * search is what its parts have in common, so that a million are matched in seconds.
 */
export class SearchMatcher {
  readonly #board: Board;
  readonly #offers: NewOffers;
  readonly #places: ReadonlyMap<number, number>;
  readonly #sets = new Map<string, OfferSet>();
  readonly #common: OfferSet;

  constructor(board: Board, offers: NewOffers) {
    this.#board = board;
    this.#offers = offers;
    this.#places = new Map(offers.ids.map((id, place) => [id, place]));
    this.#common = emptySet(offers.ids.length);
  }

  /** The offers of a search; until the next is matched. */
  async match(address: string, locale: Locale): Promise<OfferSet> {
    return this.known(address, locale) ?? (await this.#learn(address, locale));
  }

  /** The same where all of it was asked before, else null. */
  known(address: string, locale: Locale): OfferSet | null {
    const parts = addressParts(address);
    if (parts === null) return this.#sets.get(wholeKey(address, locale)) ?? null;
    this.#common.fill(~0);
    for (const part of parts) {
      const set = this.#sets.get(keyOf(part, locale));
      if (set === undefined) return null;
      if (set === dependent) return this.#sets.get(wholeKey(address, locale)) ?? null;
      keepCommon(this.#common, set);
    }
    if (parts.length === 0) return this.#sets.get('') ?? null;
    return this.#common;
  }

  async #learn(address: string, locale: Locale): Promise<OfferSet> {
    if (this.#sets.size >= mostKept) this.#sets.clear();
    const parts = addressParts(address);
    for (const part of parts ?? []) {
      const key = keyOf(part, locale);
      if (!this.#sets.has(key)) this.#sets.set(key, await this.#ask(part.text, locale, part.isText));
    }
    const known = this.known(address, locale);
    if (known !== null) return known;
    const whole = await this.#ask(address, locale, false);
    this.#sets.set(parts?.length === 0 ? '' : wholeKey(address, locale), whole);
    return whole;
  }

  async #ask(address: string, locale: Locale, isText: boolean): Promise<OfferSet> {
    const size = this.#offers.ids.length;
    const criteria = savedCriteria(address, await this.#board.reference());
    if (isForgotten(address, criteria)) return emptySet(size);
    const search = await openSearch(this.#board, criteria, locale, this.#offers.index);
    if (isText && writeCriteria({ ...search.reading.criteria, query: '' }).size > 0) return dependent;
    const { ids, total } = search.ask({ facets: [], skip: 0, limit: size });
    return setOf(
      ids.slice(0, total).map((id) => this.#places.get(id) ?? 0),
      size,
    );
  }
}

function keyOf({ text, isText }: AddressPart, locale: Locale): string {
  return isText ? `${locale} ${text}` : text;
}

const wholeKey = (address: string, locale: Locale): string => `${locale}  ${address}`;

/**
 * Nothing is known any more of a criterion: whoever asked for a city that is gone is told of none, not of
 * all.
 */
function isForgotten(address: string, criteria: OfferCriteria): boolean {
  const asked = new URLSearchParams(address);
  return criterionNames.some(
    (name) =>
      criterionOf(name).parameters.some((parameter) => asked.has(parameter)) && chosenOf(name, criteria).length === 0,
  );
}

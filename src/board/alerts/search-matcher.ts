import type { Board } from '#board/board.ts';
import { chosenOf } from '#board/offers/search/change-criteria.ts';
import { placesOf } from '#board/offers/search/country-needs-continent.ts';
import { criterionNames, criterionOf, noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { openSearch } from '#board/offers/search/open-search.ts';
import { writeCriteria } from '#board/offers/search/write-criteria.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import type { Locale } from '#words/locale.ts';
import { addressParts, type AddressPart } from './address-parts.ts';
import type { NewOffers } from './new-offers.ts';
import { emptySet, keepCommon, type OfferSet } from './offer-set.ts';
import { OffersMeeting } from './offers-meeting.ts';

/** Answers that are kept; a million searches are made of fewer parts. */
const mostKept = 100_000;

type ByLocale = Readonly<Record<Locale, Map<string, OfferSet>>>;

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
  readonly #meeting: OffersMeeting;
  readonly #parts = new Map<string, OfferSet>();
  /** What is read in a language is kept by language. */
  readonly #texts: ByLocale = { fr: new Map(), en: new Map() };
  readonly #wholes: ByLocale = { fr: new Map(), en: new Map() };
  readonly #common: OfferSet;

  constructor(board: Board, offers: NewOffers) {
    this.#board = board;
    this.#offers = offers;
    this.#meeting = new OffersMeeting(offers, board.now);
    this.#common = emptySet(offers.ids.length);
  }

  /** The offers of a search; until the next is matched. */
  async match(address: string, locale: Locale): Promise<OfferSet> {
    return this.known(address, locale) ?? (await this.#learn(address, locale));
  }

  /** The same where all of it was asked before, else null. */
  known(address: string, locale: Locale): OfferSet | null {
    const parts = addressParts(address);
    if (parts === null || parts.length === 0) return this.#wholes[locale].get(address) ?? null;
    this.#common.fill(~0);
    for (const { text, kind } of parts) {
      const set = this.#kept(kind, locale).get(text);
      if (set === undefined) return null;
      if (set === dependent) return this.#wholes[locale].get(address) ?? null;
      keepCommon(this.#common, set);
    }
    return this.#common;
  }

  async #learn(address: string, locale: Locale): Promise<OfferSet> {
    for (const part of addressParts(address) ?? []) {
      const kept = this.#kept(part.kind, locale);
      if (!kept.has(part.text)) keep(kept, part.text, await this.#ask(part, locale));
    }
    return this.known(address, locale) ?? this.#learnWhole(address, locale);
  }

  async #learnWhole(address: string, locale: Locale): Promise<OfferSet> {
    const set = await this.#ask({ text: address, kind: 'other' }, locale);
    return keep(this.#wholes[locale], address, set);
  }

  #kept(kind: AddressPart['kind'], locale: Locale): Map<string, OfferSet> {
    return kind === 'text' ? this.#texts[locale] : this.#parts;
  }

  async #ask({ text: address, kind }: AddressPart, locale: Locale): Promise<OfferSet> {
    const reference = await this.#board.reference();
    const criteria = kind === 'places' ? readPlaces(address, reference) : savedCriteria(address, reference);
    if (isForgotten(address, criteria)) return this.#meeting.setOf([]);
    if (kind === 'places') return this.#meeting.inPlaces(criteria, reference);
    if (criteria.query === '') return this.#meeting.all(criteria);
    const search = await openSearch(this.#board, criteria, locale, this.#offers.index);
    if (kind === 'text' && writeCriteria({ ...search.reading.criteria, query: '' }).size > 0) return dependent;
    const { ids, total } = search.ask({ facets: [], skip: 0, limit: this.#offers.ids.length });
    return this.#meeting.setOf(ids.slice(0, total));
  }
}

function keep(kept: Map<string, OfferSet>, text: string, set: OfferSet): OfferSet {
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, set);
  return set;
}

function readPlaces(address: string, known: Reference): OfferCriteria {
  return { ...noCriteria, ...placesOf(new URLSearchParams(address), known) };
}

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

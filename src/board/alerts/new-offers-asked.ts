import type { Board } from '#board/context/board.ts';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { placesOf } from '#search/criteria/country-needs-continent.ts';
import {
  columnOf,
  criterionNames,
  criterionOf,
  type CriterionName,
  facetNames,
  isExclusion,
  noCriteria,
  type OfferCriteria,
} from '#search/criteria/criteria.ts';
import { wholeBoard } from '#search/index/offer-index.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import { writeCriteria } from '#search/criteria/write-criteria.ts';
import { savedCriteria } from '#board/saved-searches/saved-address.ts';
import type { Locale } from '#words/locale.ts';
import type { NewOffers } from './new-offers.ts';
import { type OfferSet, setOf } from './offer-set.ts';
import type { PairAnswer } from './pair-answer.ts';

type Kind = 'text' | 'place' | 'exclusion' | 'other';
type Group = { readonly kind: Kind; readonly number: number };

const isPlace = (name: CriterionName) => facetNames.some((facet) => facet === name && columnOf(facet).name === 'place');

/**
 * Groups of parameters. Places form one group: if a country and its continent are chosen, only the country
 * counts.
 */
const groups: ReadonlyMap<string, Group> = new Map(
  criterionNames.map((name, number) => [
    criterionOf(name).parameters[0],
    isPlace(name) ? { kind: 'place', number: criterionNames.findIndex(isPlace) } : { kind: kindOf(name), number },
  ]),
);

function kindOf(name: CriterionName): Kind {
  if (isExclusion(name)) return 'exclusion';
  return facetNames.some((facet) => facet === name) ? 'other' : 'text';
}

/**
 * Finds the new offers for saved searches. Uses an index of the new offers, with the query reader, the text
 * analysis and the criteria of the normal search.
 */
export class NewOffersAsked {
  readonly #board: Board;
  readonly #offers: NewOffers;
  readonly #numbers: ReadonlyMap<number, number>;

  constructor(board: Board, offers: NewOffers) {
    this.#board = board;
    this.#offers = offers;
    this.#numbers = new Map(offers.ids.map((id, place) => [id, place]));
  }

  /**
   * Returns the offers that match one pair (a parameter and its value). Null if the meaning of the pair
   * depends on the rest of the address.
   */
  async pair(text: string, locale: Locale): Promise<PairAnswer | null> {
    const group = groups.get(text.slice(0, text.indexOf('=')));
    if (group === undefined) return null;
    if (group.kind === 'place') return this.#place(text, group.number);
    const set = await this.#read(text, locale, group.kind === 'text');
    return set && { text, group: group.number, set, holder: null, excludes: group.kind === 'exclusion' };
  }

  /** Returns the offers that a search address finds. */
  async whole(address: string, locale: Locale): Promise<OfferSet> {
    return (await this.#read(address, locale, false)) ?? this.#setOf([]);
  }

  /**
   * Reads an address. Null if `isAlone` and the text names criteria, such as a place, because these criteria
   * would replace criteria in the rest of the address, or be searched as words because of the rest.
   */
  async #read(address: string, locale: Locale, isAlone: boolean): Promise<OfferSet | null> {
    const criteria = savedCriteria(address, await this.#board.reference());
    if (isForgotten(address, criteria)) return this.#setOf([]);
    if (criteria.query === '') return this.#meeting(criteria);
    const search = await prepareSearch(this.#board, criteria, locale, this.#offers.index);
    const { untold, criteria: read } = search.reading;
    if (isAlone && (untold !== null || writeCriteria({ ...read, query: '' }).size > 0)) return null;
    const { ids, total } = await search.ask({ facets: [], skip: 0, limit: this.#offers.ids.length });
    return this.#setOf(ids.slice(0, total));
  }

  /** Evaluates a place. The canonical address writes a place after the places that contain it. */
  async #place(text: string, group: number): Promise<PairAnswer | null> {
    const places = { ...noCriteria, ...placesOf(new URLSearchParams(text), await this.#board.reference()) };
    const chain = writeCriteria(places).toString().split('&');
    if (chain.at(-1) !== text) return null;
    return { text, group, set: await this.#meeting(places), holder: chain.at(-2) ?? null, excludes: false };
  }

  async #meeting(criteria: OfferCriteria): Promise<OfferSet> {
    const limit = this.#offers.ids.length;
    const asked = { ...wholeBoard, criteria, now: this.#board.now(), facets: [], limit };
    return this.#setOf((await this.#offers.index.search(asked)).ids);
  }

  #setOf(ids: readonly number[]): OfferSet {
    return setOf(
      ids.map((id) => this.#numbers.get(id) ?? 0),
      this.#offers.ids.length,
    );
  }
}

/**
 * True if a criterion of the address no longer exists. A search for a removed city must find no offers
 * instead of all offers. A removed city that was excluded makes no difference.
 */
function isForgotten(address: string, criteria: OfferCriteria): boolean {
  const asked = new URLSearchParams(address);
  return criterionNames.some(
    (name) =>
      !isExclusion(name) &&
      criterionOf(name).parameters.some((parameter) => asked.has(parameter)) &&
      chosenOf(name, criteria).length === 0,
  );
}

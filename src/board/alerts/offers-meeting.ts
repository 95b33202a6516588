import type { Board } from '#board/board.ts';
import { narrowestPlaces, type Places, withHolders } from '#board/offers/search/country-needs-continent.ts';
import { noCriteria, type OfferCriteria } from '#board/offers/search/criteria.ts';
import { wholeBoard } from '#board/offers/search/index/offer-index.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import type { NewOffers } from './new-offers.ts';
import { addAll, emptySet, type OfferSet, setOf } from './offer-set.ts';

/** Which new offers meet criteria without a text. */
export class OffersMeeting {
  readonly #offers: NewOffers;
  readonly #now: Board['now'];
  readonly #numbers: ReadonlyMap<number, number>;
  readonly #inPlaces = new Map<number | string, OfferSet>();

  constructor(offers: NewOffers, now: Board['now']) {
    this.#offers = offers;
    this.#now = now;
    this.#numbers = new Map(offers.ids.map((id, place) => [id, place]));
  }

  setOf(ids: readonly number[]): OfferSet {
    return setOf(
      ids.map((id) => this.#numbers.get(id) ?? 0),
      this.#offers.ids.length,
    );
  }

  all(criteria: OfferCriteria): OfferSet {
    const limit = this.#offers.ids.length;
    const { ids } = this.#offers.index.search({ ...wholeBoard, criteria, now: this.#now(), facets: [], limit });
    return this.setOf(ids);
  }

  /**
   * Those in any of some places: there are a few hundred, and pairs and triples of them are as many as there
   * are searches.
   */
  inPlaces(places: Places, known: Reference): OfferSet {
    const { zones, countries, cities } = narrowestPlaces(places, known);
    const set = emptySet(this.#offers.ids.length);
    for (const id of zones)
      addAll(
        set,
        this.#inPlace(id, () => withHolders({ zones: [id] }, known)),
      );
    for (const id of countries)
      addAll(
        set,
        this.#inPlace(id, () => withHolders({ countries: [id] }, known)),
      );
    for (const key of cities)
      addAll(
        set,
        this.#inPlace(key, () => withHolders({ cities: [key] }, known)),
      );
    return set;
  }

  /** @param key ids of zones are numbers, codes of countries two letters, keys of cities longer */
  #inPlace(key: number | string, place: () => Places): OfferSet {
    const known = this.#inPlaces.get(key);
    if (known !== undefined) return known;
    const set = this.all({ ...noCriteria, ...place() });
    this.#inPlaces.set(key, set);
    return set;
  }
}

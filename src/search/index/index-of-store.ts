import type { FacetCount, FacetName, Options } from '#search/criteria/criteria.ts';
import { type OfferIndex, wholeBoard } from './offer-index.ts';
import type { OfferStore } from '#search/store/offer-store.ts';
import { searchStore } from './search-store.ts';

/**
 * Returns the interface by which searches read a store.
 * @param now clock for calls without a moment
 */
export function indexOfStore(store: OfferStore, now: () => Date): OfferIndex {
  const offersWith = (term: number) => store.frequencies.of(term);
  const frequency = (word: string) => store.words.frequency(word, offersWith);
  return {
    search: async (asked) => searchStore(store, asked),
    findTerms: async () => (offerId, term) => store.has(offerId, term),
    options: (name, moment) => counted(store, name, moment),
    frequency,
    words: () => wordsOf(store, frequency),
    cities: () => store.names.citiesWith(counted(store, 'cities', now())),
    companies: () => store.names.companiesWith(counted(store, 'companies', now())),
    get version() {
      return store.version;
    },
    get names() {
      return store.names.changes;
    },
  };
}

function* wordsOf(store: OfferStore, frequency: (word: string) => number): Generator<readonly [string, number]> {
  for (const word of store.words.all()) {
    const offers = frequency(word);
    if (offers > 0) yield [word, offers];
  }
}

function counted<N extends FacetName>(store: OfferStore, name: N, now: Date): readonly FacetCount<Options[N]>[] {
  return searchStore(store, { ...wholeBoard, now, facets: [name] }).facets[name];
}

import type { Reference } from '#reference/read-reference.ts';
import { lazily } from '#search/text/lazily.ts';
import { heads } from '#search/vocabulary/heads.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';
import { type CompanyNames, readCompanyNames } from './company-names.ts';
import { type PlaceNames, readPlaceNames } from './place-names.ts';
import { compileVocabulary, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** Everything that the text of a search may name. */
export type Knowledge = {
  readonly vocabulary: Vocabulary;
  readonly places: PlaceNames;
  readonly companies: CompanyNames;
  readonly zoneOfCountry: ReadonlyMap<string, number>;
};

/** The compiled thesaurus, which is used for both offers and queries. */
export const vocabulary: Vocabulary = compileVocabulary(thesaurus, heads);

/** Makes the knowledge from the reference. It is made again when the board has a new city or company. */
export function createKnowledge(reference: Reference): Knowledge {
  const cities = Array.from(reference.cities, ([key, city]) => ({ key, ...city }));
  const places = lazily(() => readPlaceNames(reference, cities));
  const companies = lazily(() => readCompanyNames(reference.companies));
  return {
    vocabulary,
    get places() {
      return places();
    },
    get companies() {
      return companies();
    },
    zoneOfCountry: reference.zoneOfCountry,
  };
}

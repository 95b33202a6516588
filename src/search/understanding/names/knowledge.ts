import type { Reference } from '#reference/read-reference.ts';
import { lazily } from '#search/text/lazily.ts';
import { heads } from '#search/vocabulary/heads.ts';
import { thesaurus } from '#search/vocabulary/thesaurus.ts';
import { type CompanyNames, readCompanyNames } from './company-names.ts';
import { type PlaceNames, readPlaceNames } from './place-names.ts';
import { type TaughtWord, taughtEntries } from '#search/text/taught-words.ts';
import { compileVocabulary, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** Everything that the text of a search may name. */
export type Knowledge = {
  readonly vocabulary: Vocabulary;
  readonly places: PlaceNames;
  readonly companies: CompanyNames;
  readonly zoneOfCountry: ReadonlyMap<string, number>;
};

type Compiled = { readonly words: string; readonly vocabulary: Vocabulary };
const ofFiles: Compiled = { words: '[]', vocabulary: compileVocabulary(thesaurus, heads) };
let current = ofFiles;

/**
 * The compiled thesaurus, which is used for both offers and queries. It always is the newest one: whoever
 * keeps what follows from it must compare its hash.
 */
export const vocabulary: Vocabulary = {
  get hash() {
    return current.vocabulary.hash;
  },
  get entries() {
    return current.vocabulary.entries;
  },
  get names() {
    return current.vocabulary.names;
  },
  get heads() {
    return current.vocabulary.heads;
  },
  termOf: (word) => current.vocabulary.termOf(word),
};

/** Returns the vocabulary of the files with words of the staff, without using it. */
export const vocabularyWith = (words: readonly TaughtWord[]): Vocabulary =>
  words.length === 0 ? ofFiles.vocabulary : compileVocabulary(taughtEntries(thesaurus, words), heads);

/** Makes these words of the staff part of the vocabulary of this process, instead of those before. */
export function teachVocabulary(words: readonly TaughtWord[]): void {
  const said = JSON.stringify(words);
  if (said !== current.words) current = { words: said, vocabulary: vocabularyWith(words) };
}

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

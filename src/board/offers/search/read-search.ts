import type { Reference } from '#board/reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import type { OfferCriteria } from './criteria.ts';
import type { AskedConcept } from './explain.ts';
import type { Correction } from './search-result.ts';
import { settlePlaces } from './settle-places.ts';
import { correctText } from './spelling/correct-text.ts';
import type { TextQuery } from './text/text-query.ts';
import { type Understood, understand } from './text/understand.ts';
import type { ReadingAids } from './text-reader.ts';

/** What a search turned out to ask for. */
export type Reading = {
  /** Places and companies that the text names are among the criteria; the text is what is left of it. */
  readonly criteria: OfferCriteria;
  readonly text: TextQuery | null;
  readonly concepts: readonly AskedConcept[];
  /** The number of the offer whose reference was typed. */
  readonly reference: number | null;
  readonly corrections: readonly Correction[];
  /** There was a text, and nothing of it asks for anything. */
  readonly silent: boolean;
};

type Known = ReadingAids & { readonly reference: Reference };

/** Reads the text of a search: mistakes are corrected, what it names is taken out of it. */
export function readSearch(criteria: OfferCriteria, locale: Locale, known: Known): Reading {
  const { knowledge, speller, reference } = known;
  const typed = understand(criteria.query, knowledge, locale);
  const corrections = speller.correct(typed.words, locale);
  const corrected = corrections.length === 0 ? criteria.query : correctText(criteria.query, corrections);
  const understood = corrections.length === 0 ? typed : understand(corrected, knowledge, locale);
  return {
    criteria: settle(criteria, understood, reference),
    text: understood.query,
    concepts: conceptsOf(understood),
    reference: understood.reference,
    corrections: corrections.map(({ from, to }) => ({ from, to })),
    silent: understood.silent,
  };
}

function settle(criteria: OfferCriteria, understood: Understood, known: Reference): OfferCriteria {
  const { text, companies, missionTypes, cities, countries, zones } = understood;
  const namesPlace = cities.length + countries.length + zones.length > 0;
  return {
    ...criteria,
    ...(namesPlace && settlePlaces(criteria, { cities, countries, zones }, known)),
    ...(companies.length > 0 && { companies }),
    ...(missionTypes.length > 0 && { missionTypes }),
    query: understood.reference === null ? text : criteria.query,
  };
}

function conceptsOf({ query, words }: Understood): AskedConcept[] {
  return (query?.clauses ?? []).map((clause, index) => ({
    clause,
    typed: words.flatMap((word) => (word.clause === index ? [word.typed] : [])),
  }));
}

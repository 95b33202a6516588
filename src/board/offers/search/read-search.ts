import type { Reference } from '#board/reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import type { OfferCriteria } from './criteria.ts';
import type { AskedConcept } from './explain.ts';
import { longestQuery } from './criteria/query.ts';
import { settlePlaces } from './settle-places.ts';
import { correctText } from './spelling/correct-text.ts';
import type { Correction } from './spelling/speller.ts';
import type { Knowledge } from './text/knowledge.ts';
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
  readonly correction: CorrectedText | null;
  /** The text is too long to be read to its end. */
  readonly cut: boolean;
  /** There was a text, and nothing of it asks for anything. */
  readonly silent: boolean;
};

/** A text that is not searched as it was typed. */
type CorrectedText = {
  /** What is searched in its place. */
  readonly corrected: string;
  /** What was typed, its mistakes in quotes: words that are never corrected. */
  readonly literal: string;
};

type Known = ReadingAids & { readonly reference: Reference };

/** Reads the text of a search: mistakes are corrected, what it names is taken out of it. */
export function readSearch(criteria: OfferCriteria, locale: Locale, known: Known): Reading {
  const { knowledge, speller, reference } = known;
  const typed = understand(criteria.query, knowledge, locale);
  const correction = corrected(criteria.query, speller.correct(typed.words, locale));
  const understood = correction === null ? typed : understand(correction.corrected, knowledge, locale);
  return {
    criteria: settle(criteria, understood, reference),
    text: understood.query,
    concepts: conceptsOf(understood),
    reference: understood.reference,
    correction,
    cut: criteria.query.length > longestQuery,
    silent: understood.silent,
  };
}

/** The same search with another text, which names nothing and is right. */
export function readAgain(reading: Reading, criteria: OfferCriteria, knowledge: Knowledge, locale: Locale): Reading {
  const understood = understand(criteria.query, knowledge, locale);
  return { ...reading, criteria, text: understood.query, concepts: conceptsOf(understood) };
}

function corrected(query: string, corrections: readonly Correction[]): CorrectedText | null {
  const text = correctText(query, corrections);
  if (text === query.normalize('NFC')) return null;
  const quoted = corrections.map(({ from }) => ({ from, to: `"${from}"` }));
  return { corrected: text, literal: correctText(query, quoted) };
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

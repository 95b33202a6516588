import type { Reference } from '#reference/read-reference.ts';
import type { Locale } from '#words/locale.ts';
import { type ActiveCriterion, withCriterion } from '#search/criteria/change-criteria.ts';
import { criterionOf, type OfferCriteria } from '#search/criteria/criteria.ts';
import type { QueryConcept } from './explain.ts';
import { countryOfCity } from '#search/criterion/cities.ts';
import { maxQueryLength } from '#search/criterion/query.ts';
import type { Mentions, OptionPiece } from '#search/understanding/option-mentions.ts';
import { settleExclusions } from './settle-exclusions.ts';
import { settlePlaces } from './settle-places.ts';
import { correctText } from '#search/spelling/correct-text.ts';
import type { Correction, Speller } from '#search/spelling/speller.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { IsTold } from '#search/understanding/names-in-text.ts';
import type { NamedTown } from '#search/understanding/names/towns-named.ts';
import { type AbsentCompanies, type Understood, understand } from '#search/understanding/understand.ts';
import type { ReadingAids } from './text-reader.ts';

/** A search whose text was read. */
export type Reading = {
  /** The criteria, including the places and companies that the text names; their text is the rest. */
  readonly criteria: OfferCriteria;
  readonly text: TextQuery | null;
  readonly concepts: readonly QueryConcept[];
  /** The offer number, if the text is the number of an offer. */
  readonly reference: number | null;
  readonly absent: AbsentCompanies;
  /** Towns without offers that the text names. The search covers their countries instead. */
  readonly towns: readonly NamedTown[];
  readonly correction: CorrectedText | null;
  /** The words that name options, in the text that was read. */
  readonly named: { readonly line: string; readonly pieces: readonly OptionPiece[] };
  /** Set if the words of options are searched in the texts of offers, because no offer has these options. */
  readonly untold: Untold | null;
  /** True if the text is too long to be read to its end. */
  readonly cut: boolean;
  /** True if no word of the text has a meaning for the search. */
  readonly silent: boolean;
};

/** Options of a criterion that no offer of the search has, and the search for them. */
type Untold = { readonly options: readonly ActiveCriterion[]; readonly criteria: OfferCriteria };

/** A text that is searched with corrections. */
type CorrectedText = {
  /** The corrected text. */
  readonly corrected: string;
  /** The typed text with its mistakes in quotation marks, because the search never corrects quoted words. */
  readonly literal: string;
};

/** Everything that is needed to read a text. */
export type Known = Pick<ReadingAids, 'knowledge'> & {
  readonly speller: Speller;
  readonly reference: Reference;
  readonly isTold: IsTold;
  /** Phrases by which texts may mention what is quoted in the query. */
  readonly mentions?: Mentions;
};

/**
 * Reads the text of a search: corrects its mistakes, and turns the places, companies and options named in it
 * into criteria.
 */
export function readSearch(criteria: OfferCriteria, locale: Locale, known: Known): Reading {
  const { knowledge, speller, reference, isTold, mentions = new Map() } = known;
  const typed = understand(criteria.query, knowledge, locale, { isTold, mentions });
  const guess = corrected(criteria.query, speller.correct(typed.words, locale));
  const guessed = guess === null ? typed : understand(guess.corrected, knowledge, locale, { isTold, mentions });
  // Keeps the typed text if its correction would mean nothing to the search: «boîte» is a stop word, so
  // «boit» stays.
  const [understood, correction] = guessed.silent ? [typed, null] : [guessed, guess];
  const settled = settle(criteria, understood, reference);
  return {
    criteria: settled,
    text: understood.query,
    concepts: conceptsOf(understood),
    reference: understood.reference,
    absent: understood.absent,
    towns: understood.towns.filter((town) => areSearched(town, settled)),
    correction,
    named: { line: understood.line, pieces: understood.optionPieces },
    untold: null,
    cut: criteria.query.length > maxQueryLength,
    silent: understood.silent,
  };
}

/**
 * Returns the same search with another text, which is searched as typed: it is not corrected, and names in it
 * do not become criteria.
 */
export function readAgain(
  reading: Reading,
  criteria: OfferCriteria,
  locale: Locale,
  { knowledge, isTold }: Pick<Known, 'knowledge' | 'isTold'>,
): Reading {
  const understood = understand(criteria.query, knowledge, locale, { isTold });
  return { ...reading, criteria, text: understood.query, concepts: conceptsOf(understood) };
}

/** Tells if the search covers the whole countries of a town. */
function areSearched({ countries: ids }: NamedTown, { countries, cities }: OfferCriteria): boolean {
  return ids.every((id) => countries.includes(id) && !cities.some((key) => countryOfCity(key) === id));
}

function corrected(query: string, corrections: readonly Correction[]): CorrectedText | null {
  const text = correctText(query, corrections);
  if (text === query.normalize('NFC')) return null;
  const quoted = corrections.map(({ from }) => ({ from, to: `"${from}"` }));
  return { corrected: text, literal: correctText(query, quoted) };
}

function settle(criteria: OfferCriteria, understood: Understood, known: Reference): OfferCriteria {
  const { text, companies, options, exclusions, cities, countries, zones } = understood;
  const namesPlace = cities.length + countries.length + zones.length > 0;
  const wanted = {
    ...withOptions(criteria, options),
    ...(namesPlace && settlePlaces(criteria, { cities, countries, zones }, known)),
    ...(companies.length > 0 && { companies }),
  };
  return {
    ...settleExclusions(wanted, exclusions, understood, known),
    page: criteria.page,
    query: understood.reference === null ? text : criteria.query,
  };
}

/** Adds the options named in the text. They replace the chosen options of the same criterion. */
function withOptions(criteria: OfferCriteria, options: readonly ActiveCriterion[]): OfferCriteria {
  const emptied = options.reduce((left, { name }) => ({ ...left, [name]: criterionOf(name).empty }), criteria);
  return options.reduce((left, { name, option }) => withCriterion(left, name, option), emptied);
}

function conceptsOf({ query, words }: Understood): QueryConcept[] {
  return (query?.clauses ?? []).map((clause, index) => ({
    clause,
    typed: words.flatMap((word) => (word.clause === index ? [word.typed] : [])),
  }));
}

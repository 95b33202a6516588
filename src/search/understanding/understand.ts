import type { Locale } from '#words/locale.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { maxQueryLength, normalizeQuery } from '#search/criterion/query.ts';
import { type TextClauses, askedIn } from './text-clauses.ts';
import type { CompanyGroup } from './company-names.ts';
import type { Knowledge } from './knowledge.ts';
import { exclusionsOf } from './exclusions.ts';
import { textLeft, withPrepositions } from './left-text.ts';
import { criteriaOf, type NamedCriteria } from './named-criteria.ts';
import { thingsNamed } from './named-things.ts';
import { type NamedOptions, type NamedThing, overlap, type Span } from './named-thing.ts';
import { isKnown, isNegated, type Negation, negationsIn, partedByNegators } from './negations.ts';
import { offerNumberIn } from './offer-number.ts';
import { clauseOfPhrase, excludedTerms, foldedPhrase } from './operated-clauses.ts';
import { readOperators } from './operators.ts';
import { missionTypesNamed, optionsNamed } from './options-named.ts';
import { queryTokens } from './query-tokens.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { Token } from '#search/text/tokens.ts';

/** The meaning of a text. */
export type Understood = NamedCriteria & {
  /** Options of other criteria. */
  readonly options: readonly ActiveCriterion[];
  /** Places, languages and companies that the text excludes. */
  readonly exclusions: readonly ActiveCriterion[];
  /** The offer number, if the text is the number of an offer; otherwise null. */
  readonly reference: number | null;
  /**
   * The typed text without the words that became criteria. Excluded words stand behind a minus at its
   * end.
   */
  readonly text: string;
  /** Null if no searchable word is left. */
  readonly query: TextQuery | null;
  readonly absent: AbsentCompanies;
  readonly towns: readonly NamedTown[];
  /** The content words as typed, in order. */
  readonly words: readonly UnderstoodWord[];
  /** True if no word of the text has a meaning for the search. */
  readonly silent: boolean;
};

/** A town without offers, which stands for its country or, if several towns have the name, its countries. */
export type NamedTown = { readonly name: string; readonly countries: readonly string[] };

/** Named groups without any company on the board, and the text without them. */
export type AbsentCompanies = { readonly groups: readonly CompanyGroup[]; readonly text: string };

/**
 * A typed word. Its clause is null if the word became a criterion, only raises the score, or means nothing to
 * the search.
 */
type UnderstoodWord = {
  readonly typed: string;
  readonly clause: number | null;
  /** True if the word names a place, a company or a concept of the vocabulary. */
  readonly known: boolean;
};

/** Tells if any offer of the board has an option. */
export type IsTold = (option: ActiveCriterion) => boolean;

/** Reads the text of a search; characters beyond the limit are ignored. */
export function understand(
  text: string,
  knowledge: Knowledge,
  locale: Locale,
  isTold: IsTold = () => true,
): Understood {
  const line = normalizeQuery(text, maxQueryLength).normalize('NFC');
  const operated = readOperators(line);
  const { things, options, tokens, negations } = namesIn(operated.plain, knowledge, locale);
  const excluded = exclusionsOf({ negations, tokens, line, operated }, knowledge, locale);
  const wanted = things.filter((thing) => !isNegated(thing, negations));
  const present = wanted.filter(({ absent }) => absent === null);
  const named = options
    .filter((one) => !isNegated(one, negations))
    .filter(({ asks, isOfOneself }) => !isOfOneself || asks.every(isTold));
  const spans = spansOf([...present, ...named], tokens);
  const rest = tokens.filter((_token, at) => !isWithin(at, [...spans, ...negations]));
  const number = offerNumberIn(rest);
  const missionTypes = number === null ? missionTypesNamed(rest) : [];
  const asks = [...named.flatMap((one) => one.asks), ...missionTypes];
  const asked = askedIn(number === null && missionTypes.length === 0 ? rest : [], knowledge.vocabulary);
  const query = queryFrom(asked, operated.quoted, excluded.words, knowledge);
  const isNamed = present.length > 0 || number !== null || asks.length + excluded.criteria.length > 0;
  const left = (names: readonly Span[]) =>
    textLeft(spansOf([...names, ...named, ...excluded.negations], tokens), { tokens, line, ...excluded });
  return {
    ...criteriaOf(present, knowledge),
    options: asks,
    exclusions: excluded.criteria,
    reference: number,
    text: query === null && isNamed ? '' : left(present),
    query,
    towns: townsAmong(present, tokens),
    absent: { groups: wanted.flatMap(({ absent }) => absent ?? []), text: left(wanted) },
    words: tokens.flatMap((token, at) =>
      token.speaks ? [wordOf(token, asked, isWithin(at, [...spans, ...things]) || isKnown(at, negations))] : [],
    ),
    silent: line !== '' && query === null && !isNamed,
  };
}

function townsAmong(things: readonly NamedThing[], tokens: readonly Token[]): readonly NamedTown[] {
  return things.flatMap(({ from, to, places }) => {
    const towns = places.filter((place) => place.kind === 'town');
    const name = tokens.slice(from, to).map(({ written }) => capitalized(written));
    return towns.length === 0
      ? []
      : [{ name: name.join(' '), countries: [...new Set(towns.map((town) => town.countryId))] }];
  });
}

function capitalized(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}

type NamesOfText = {
  readonly tokens: readonly Token[];
  readonly things: readonly NamedThing[];
  readonly options: readonly NamedOptions[];
  readonly negations: readonly Negation[];
};

function namesIn(plain: string, knowledge: Knowledge, locale: Locale): NamesOfText {
  const { vocabulary } = knowledge;
  const tokens = partedByNegators(queryTokens(plain), plain, vocabulary);
  const things = thingsNamed(tokens, knowledge, locale);
  const options = optionsNamed(tokens, vocabulary).filter((one) => !things.some((thing) => overlap(thing, one)));
  return { tokens, things, options, negations: negationsIn(tokens, plain, { vocabulary, things, options }) };
}

/** Returns the spans of the names in order, each extended by its prepositions. */
function spansOf(named: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  return withPrepositions(
    named.toSorted((a, b) => a.from - b.from),
    tokens,
  );
}

function isWithin(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

function queryFrom(
  asked: TextClauses,
  quoted: readonly string[],
  excluded: readonly string[],
  { vocabulary }: Knowledge,
): TextQuery | null {
  const query: TextQuery = {
    clauses: [...asked.clauses, ...quoted.map((phrase) => clauseOfPhrase(phrase, vocabulary))].filter(
      ({ terms }) => terms.length > 0,
    ),
    bonuses: asked.bonuses,
    excluded: excluded.map((words) => excludedTerms(words, vocabulary)).filter((terms) => terms.length > 0),
    phrases: quoted.map(foldedPhrase),
  };
  const asks = query.clauses.length > 0 || query.excluded.length > 0 || query.phrases.length > 0;
  return asks ? query : null;
}

function wordOf(token: Token, asked: TextClauses, isNamed: boolean): UnderstoodWord {
  return {
    typed: token.written,
    clause: asked.clauseOf.get(token) ?? null,
    known: isNamed || asked.known.has(token),
  };
}

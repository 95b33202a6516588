import type { Locale } from '#words/locale.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { maxQueryLength, normalizeQuery } from '#search/criterion/query.ts';
import { type TextClauses, askedIn } from './text-clauses.ts';
import type { CompanyGroup } from '#search/understanding/names/company-names.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { pieceOf, textLeft, withPrepositions } from './left-text.ts';
import { criteriaOf, type NamedCriteria } from '#search/understanding/names/named-criteria.ts';
import type { NamedOptions, Span } from '#search/understanding/names/named-thing.ts';
import { type IsTold, isWithin, type NamesInText, namesInText } from './names-in-text.ts';
import { isKnown } from './negations.ts';
import { offerNumberIn } from './offer-number.ts';
import { clauseOfPhrase, excludedTerms, foldedPhrase } from './operated-clauses.ts';
import type { Mentions, OptionPiece } from './option-mentions.ts';
import { missionTypesNamed } from '#search/understanding/names/options-named.ts';
import type { TextQuery } from '#search/text/text-query.ts';
import type { Token } from '#search/text/tokens.ts';
import { type NamedTown, townsAmong } from '#search/understanding/names/towns-named.ts';

/** The meaning of a text. */
export type Understood = NamedCriteria & {
  /** Options of other criteria. */
  readonly options: readonly ActiveCriterion[];
  /** The words that name these options, as places in `line`. */
  readonly optionPieces: readonly OptionPiece[];
  /** The text that was read: one line of limited length. */
  readonly line: string;
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

type Given = { readonly isTold?: IsTold; readonly mentions?: Mentions };

/** Reads the text of a search; characters beyond the limit are ignored. */
export function understand(
  text: string,
  knowledge: Knowledge,
  locale: Locale,
  { isTold = () => true, mentions = new Map() }: Given = {},
): Understood {
  const { vocabulary } = knowledge;
  const line = normalizeQuery(text, maxQueryLength).normalize('NFC');
  const names = namesInText(line, knowledge, locale, isTold);
  const { tokens, quoted, things, wanted, options, negations, idle, excluded } = names;
  const present = wanted.filter(({ absent }) => absent === null);
  const spans = spansOf([...present, ...options], tokens);
  const rest = tokens.filter((_token, at) => !isWithin(at, [...spans, ...negations, ...idle]));
  const number = offerNumberIn(rest);
  const missionTypes = number === null ? missionTypesNamed(rest) : [];
  const asked = askedIn(number === null && missionTypes.length === 0 ? rest : [], vocabulary);
  const query = queryFrom(asked, quoted, excluded.words, { vocabulary, mentions });
  const optionPieces = piecesOf(options, missionTypes, tokens);
  const isNamed = present.length + optionPieces.length + excluded.criteria.length > 0 || number !== null;
  return {
    ...criteriaOf(present, knowledge),
    options: optionPieces.flatMap(({ asks }) => asks),
    optionPieces,
    line,
    exclusions: excluded.criteria,
    reference: number,
    text: query === null && isNamed ? '' : textWithoutNames(present, names),
    query,
    towns: townsAmong(present, tokens),
    absent: { groups: wanted.flatMap(({ absent }) => absent ?? []), text: textWithoutNames(wanted, names) },
    words: tokens.flatMap((token, at) =>
      token.speaks
        ? [wordOf(token, asked, isWithin(at, [...spans, ...things, ...idle]) || isKnown(at, negations))]
        : [],
    ),
    silent: line !== '' && query === null && !isNamed,
  };
}

function piecesOf(
  options: readonly NamedOptions[],
  missionTypes: ReturnType<typeof missionTypesNamed>,
  tokens: readonly Token[],
): readonly OptionPiece[] {
  return [
    ...options.map((one) => ({ ...pieceOf(one, tokens), asks: one.asks })),
    ...missionTypes.map(({ token: { start, end }, asks }) => ({ start, end, asks: [asks] })),
  ];
}

/** Returns the text without some places and companies, the selected options, and what it excludes. */
function textWithoutNames(things: readonly Span[], { tokens, line, options, idle, excluded }: NamesInText): string {
  const spans = spansOf([...things, ...options, ...excluded.negations, ...idle], tokens);
  return textLeft(spans, { tokens, line, ...excluded });
}

/** Returns the spans of the names in order, each extended by its prepositions. */
function spansOf(named: readonly Span[], tokens: readonly Token[]): readonly Span[] {
  return withPrepositions(
    named.toSorted((a, b) => a.from - b.from),
    tokens,
  );
}

function queryFrom(
  asked: TextClauses,
  quoted: readonly string[],
  excluded: readonly string[],
  { vocabulary, mentions }: Pick<Knowledge, 'vocabulary'> & { readonly mentions: Mentions },
): TextQuery | null {
  const ofPhrases = quoted.map((phrase) => clauseOfPhrase(phrase, vocabulary, mentions.get(phrase)));
  const query: TextQuery = {
    clauses: [...asked.clauses, ...ofPhrases].filter(({ terms }) => terms.length > 0),
    bonuses: asked.bonuses,
    excluded: excluded.map((words) => excludedTerms(words, vocabulary)).filter((terms) => terms.length > 0),
    phrases: quoted.map((phrase) => (mentions.get(phrase) ?? [phrase]).map(foldedPhrase)),
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

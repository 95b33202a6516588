import type { Locale } from '#words/locale.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import type { Token } from '#search/text/tokens.ts';
import { type Exclusions, exclusionsOf } from './exclusions.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { type NamedOptions, type NamedThing, overlap, type Span } from '#search/understanding/names/named-thing.ts';
import { thingsNamed } from '#search/understanding/names/named-things.ts';
import { idleNegators, isNegated, type Negation, negationsIn, partedByNegators } from './negations.ts';
import { readOperators } from './operators.ts';
import { optionsNamed } from '#search/understanding/names/options-named.ts';
import { queryTokens } from './query-tokens.ts';
import { askedIn } from './text-clauses.ts';

/** Tells if any offer of the board has an option. */
export type IsTold = (option: ActiveCriterion) => boolean;

/** Everything that a text names, wants or excludes, except concepts. */
export type NamesInText = {
  readonly line: string;
  readonly tokens: readonly Token[];
  /** Quoted phrases, as typed. */
  readonly quoted: readonly string[];
  /** All places and companies, and those among them that the text does not exclude. */
  readonly things: readonly NamedThing[];
  readonly wanted: readonly NamedThing[];
  /** Options of other criteria that the text selects. */
  readonly options: readonly NamedOptions[];
  readonly negations: readonly Negation[];
  /**
   * Negators that exclude nothing. They leave with the names, or they would exclude the words that are
   * left.
   */
  readonly idle: readonly Span[];
  readonly excluded: Exclusions;
};

/** @param line one line of limited length */
export function namesInText(line: string, knowledge: Knowledge, locale: Locale, isTold: IsTold): NamesInText {
  const { vocabulary } = knowledge;
  const operated = readOperators(line);
  const tokens = partedByNegators(queryTokens(operated.plain), operated.plain, vocabulary);
  const read = (ignored: readonly Span[]) => {
    const things = thingsNamed(tokens, knowledge, locale, ignored);
    const named = optionsNamed(tokens, operated.plain, vocabulary).filter(
      (one) => !things.some((thing) => overlap(thing, one)),
    );
    return { things, named, negations: negationsIn(tokens, operated.plain, { vocabulary, things, options: named }) };
  };
  const first = read([]);
  const words = first.negations.filter(({ excluded }) => excluded.every(({ kind }) => kind === 'words'));
  const { things, named, negations } = words.length > 0 ? read(words) : first;
  const wanted = things.filter((thing) => !isNegated(thing, negations));
  const options = named.filter((one) => !isNegated(one, negations));
  // Words that may describe the candidate are the search itself if the text has no concept.
  const isLone = () =>
    askedIn(
      tokens.filter((_token, at) => !isWithin(at, [...wanted, ...options, ...negations])),
      vocabulary,
    ).clauses.length === 0;
  const selecting = options.filter(({ asks, isOfOneself }) => !isOfOneself || asks.every(isTold) || isLone());
  const excluded = exclusionsOf({ negations, tokens, line, operated }, knowledge, locale);
  const hasNames = wanted.length + selecting.length + excluded.negations.length + excluded.operators.length > 0;
  return {
    line,
    tokens,
    quoted: operated.quoted,
    things,
    wanted,
    options: selecting,
    negations,
    idle: hasNames ? idleNegators(tokens, operated.plain, vocabulary, negations) : [],
    excluded,
  };
}

/** Tells if a word belongs to one of the spans. */
export function isWithin(at: number, spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

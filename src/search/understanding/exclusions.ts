import type { Locale } from '#words/locale.ts';
import type { ActiveCriterion } from '#search/criteria/change-criteria.ts';
import { conditions, criterionOfCondition } from '#search/criterion/excluded-conditions.ts';
import type { Token } from '#search/text/tokens.ts';
import type { Knowledge } from '#search/understanding/names/knowledge.ts';
import { languagesNamed } from '#search/understanding/names/languages-named.ts';
import { pieceOf } from './left-text.ts';
import { criteriaOf } from '#search/understanding/names/named-criteria.ts';
import type { NamedThing, Span } from '#search/understanding/names/named-thing.ts';
import { thingsNamed } from '#search/understanding/names/named-things.ts';
import type { Negation } from './negations.ts';
import type { Operated, QueryOperator } from './operators.ts';
import { optionsNamed } from '#search/understanding/names/options-named.ts';
import { queryTokens } from './query-tokens.ts';

/** What a text excludes: places, languages and companies as criteria, and words. */
export type Exclusions = {
  readonly criteria: readonly ActiveCriterion[];
  readonly words: readonly string[];
  /** The negations and operators that became criteria or excluded words. The text does not keep them. */
  readonly negations: readonly Negation[];
  readonly operators: readonly QueryOperator[];
  /** The other operators. The text keeps them. */
  readonly kept: readonly QueryOperator[];
};

type Text = {
  readonly line: string;
  readonly tokens: readonly Token[];
  readonly operated: Operated;
  readonly negations: readonly Negation[];
};

/** Returns what the negations and the words after a minus exclude. */
export function exclusionsOf(
  { line, tokens, operated, negations }: Text,
  knowledge: Knowledge,
  locale: Locale,
): Exclusions {
  const all = negations.flatMap(({ excluded }) => excluded);
  const things = all.flatMap((one) => (one.kind === 'thing' && isOnBoard(one.thing) ? [one.thing] : []));
  const options = all.flatMap((one) => (one.kind === 'option' ? one.asks.flatMap(excludingOption) : []));
  const languages = all.flatMap((one) => (one.kind === 'language' ? [one.id] : []));
  const words = all.filter((one) => one.kind === 'words' || (one.kind === 'thing' && !isOnBoard(one.thing)));
  const named = operated.operators.flatMap((operator) => {
    const criteria = operator.kind === 'excluded' ? criteriaExcludedBy(operator, knowledge, locale) : null;
    return criteria === null ? [] : [{ operator, criteria }];
  });
  const operators = named.map(({ operator }) => operator);
  const kept = operated.operators.filter((operator) => !operators.includes(operator));
  return {
    criteria: [
      ...criteriaFor(things, knowledge),
      ...languages.map(languageCriterion),
      ...options,
      ...named.flatMap(({ criteria }) => criteria),
    ],
    words: [
      ...kept.flatMap(({ kind, text }) => (kind === 'excluded' ? [text] : [])),
      ...words.map((one) => textOf(one, tokens, line)),
    ],
    negations: negations.filter(({ excluded }) => excluded.some(({ kind }) => kind !== 'nothing')),
    operators,
    kept,
  };
}

function textOf(span: Span, tokens: readonly Token[], line: string): string {
  const { start, end } = pieceOf(span, tokens);
  return line.slice(start, end);
}

/** A town or a company without offers is excluded as a word, which its future offers will contain. */
function isOnBoard({ places, companies }: NamedThing): boolean {
  return companies.length > 0 || places.some(({ kind }) => kind !== 'town');
}

function criteriaFor(things: readonly NamedThing[], knowledge: Knowledge): readonly ActiveCriterion[] {
  const { zones, countries, cities, companies } = criteriaOf(things, knowledge);
  return [
    ...[...zones.map(String), ...countries, ...cities].map((option) => ({ name: 'excludedPlaces' as const, option })),
    ...companies.map((option) => ({ name: 'excludedCompanies' as const, option })),
  ];
}

/** Returns the criterion that excludes what an option selects. */
function excludingOption({ name, option }: ActiveCriterion): readonly ActiveCriterion[] {
  if (name === 'studyLevels') return [{ name: 'excludedStudyLevels', option }];
  const condition = conditions.find((one) => criterionOfCondition[one] === name);
  return condition === undefined ? [] : [{ name: 'excludedConditions', option: condition }];
}

function languageCriterion(option: string): ActiveCriterion {
  return { name: 'excludedLanguages', option };
}

/**
 * Returns the criteria that the words after a minus name («-Belgique»); null if they are excluded as words. A
 * single word that is also a common word («-orange») is no name, and neither is a study level («-master»).
 */
function criteriaExcludedBy(
  { text }: QueryOperator,
  knowledge: Knowledge,
  locale: Locale,
): readonly ActiveCriterion[] | null {
  const tokens = queryTokens(text);
  const isWhole = ({ from, to }: Span) => to - from === tokens.length;
  const language = languagesNamed(tokens).find(isWhole);
  if (language !== undefined) return [languageCriterion(language.id)];
  const condition = optionsNamed(tokens, text, knowledge.vocabulary).find(isWhole)?.asks.flatMap(excludingOption) ?? [];
  if (condition.some(({ name }) => name === 'excludedConditions')) return condition;
  const thing = thingsNamed(tokens, knowledge, locale).find(isWhole);
  if (thing === undefined || !isOnBoard(thing) || (thing.isDoubtful && tokens.length === 1)) return null;
  return criteriaFor([thing], knowledge);
}

import { isWordOfAsking } from '#search/text/asking-words.ts';
import { clauseOf, pairsAmong } from './clauses.ts';
import { type Concept, conceptsIn } from './concepts.ts';
import { overlap } from './named-thing.ts';
import { isAbbreviation } from '#search/text/silent-words.ts';
import type { Clause } from '#search/text/text-query.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** No candidate asks for more at once; each costs the index a list or several. */
const maxClauses = 8;

/** What the words of a text ask for. */
export type TextClauses = {
  readonly clauses: readonly Clause[];
  readonly bonuses: readonly Clause[];
  /** The clause that a word serves; words of rank, weak and silent ones may serve none. */
  readonly clauseOf: ReadonlyMap<Token, number>;
  /** Words by which the vocabulary knows something. */
  readonly known: ReadonlySet<Token>;
};

/** Reads the words that name neither place nor company. */
export function askedIn(tokens: readonly Token[], vocabulary: Vocabulary): TextClauses {
  const concepts = conceptsIn(tokens, vocabulary);
  const asked = askedAmong(concepts, tokens);
  const groups = mostTelling(withAlternatives(asked, tokens));
  const beside = [...concepts.filter((concept) => !asked.includes(concept)), ...ranksWithin(asked, tokens, vocabulary)];
  return {
    clauses: groups.map((group) => clauseOf(group, tokens, vocabulary)),
    bonuses: [
      ...beside.slice(0, maxClauses).map((concept) => clauseOf([concept], tokens, vocabulary)),
      ...pairsBeside(concepts, tokens),
      ...besideAbbreviation(asked, tokens),
    ],
    clauseOf: new Map(
      groups.flatMap((group, at) =>
        group.flatMap((one) => tokensOfConcept(one, tokens).map((token) => [token, at] as const)),
      ),
    ),
    known: new Set(concepts.filter(({ ids }) => ids.length > 0).flatMap((one) => tokensOfConcept(one, tokens))),
  };
}

/** «technicien» of «technicien de maintenance»: among offers of one trade, those of that rank come first. */
function ranksWithin(asked: readonly Concept[], tokens: readonly Token[], { heads }: Vocabulary): readonly Concept[] {
  const ranks = namesIn(tokens, heads).map((head) => ({ ...head, isWeak: true }));
  return ranks.filter((rank) => asked.some((one) => one.to - one.from > rank.to - rank.from && overlap(one, rank)));
}

/** Ranks of those who do the work of a trade, and what one counts: it decides among offers about as good. */
const doing = ['rank-engineer', 'rank-technician', 'rank-analyst', 'rank-specialist'];
const little = 0.1;

/**
 * «AI» and «IT» stand in titles of every trade: of offers that have such a word alike, those come first in
 * whose title somebody does it.
 */
function besideAbbreviation(concepts: readonly Concept[], tokens: readonly Token[]): readonly Clause[] {
  const [only, ...others] = concepts;
  const words = only === undefined || others.length > 0 ? [] : tokensOfConcept(only, tokens);
  const isAlone = words.length > 0 && words.every(({ word }) => isAbbreviation(word.folded));
  return isAlone ? [{ terms: doing.map((id) => ({ term: `#${id}`, weight: little })) }] : [];
}

/** Words of different notions that stand side by side: an offer whose title has them so is worth more. */
function pairsBeside(concepts: readonly Concept[], tokens: readonly Token[]): readonly Clause[] {
  const pairs = concepts.slice(1).flatMap((concept, at) => {
    const end = (concepts[at]?.to ?? concept.from) - 1;
    const isNear = tokens.slice(end + 1, concept.from).every(({ speaks }) => !speaks);
    return isNear ? pairsAmong(tokens.slice(end, concept.from + 1)) : [];
  });
  return pairs.slice(0, maxClauses).map((term) => ({ terms: [{ term, weight: 1 }] }));
}

function tokensOfConcept({ from, to }: Concept, tokens: readonly Token[]): readonly Token[] {
  return tokens.slice(from, to).filter(({ speaks }) => speaks);
}

/**
 * Weak notions are asked for only where there is no other, words of rank before the rest; in a sentence («un
 * premier emploi dans …»), words that the vocabulary does not know are weak too.
 */
function askedAmong(concepts: readonly Concept[], tokens: readonly Token[]): readonly Concept[] {
  const strong = concepts.filter(({ isWeak }) => !isWeak);
  const known = strong.filter(({ ids }) => ids.length > 0);
  if (known.length > 0 && isSentence(tokens)) return known;
  const ranks = concepts.filter(({ ids }) => ids.length > 0);
  return [strong, ranks].find((some) => some.length > 0) ?? concepts;
}

function isSentence(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => firstPersons.has(word.folded) || isWordOfAsking(word.folded));
}

const firstPersons: ReadonlySet<string> = new Set(['je', 'i', 'mon', 'ma', 'mes', 'my', 'moi', 'me', 'suis', 'am']);

/** Notions with «ou» or «or» and nothing else that speaks between them are one clause. */
function withAlternatives(concepts: readonly Concept[], tokens: readonly Token[]): readonly (readonly Concept[])[] {
  const groups: Concept[][] = [];
  for (const concept of concepts) {
    const last = groups.at(-1);
    const between = tokens.slice(last?.at(-1)?.to ?? concept.from, concept.from);
    const isOther = between.some(({ word }) => or.has(word.folded)) && between.every(({ speaks }) => !speaks);
    if (last !== undefined && isOther) last.push(concept);
    else groups.push([concept]);
  }
  return groups;
}

const or: ReadonlySet<string> = new Set(['ou', 'or']);

/** Of many, those that the vocabulary knows, then the first. */
function mostTelling(groups: readonly (readonly Concept[])[]): readonly (readonly Concept[])[] {
  const kept = new Set(groups.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a))).slice(0, maxClauses));
  return groups.filter((group) => kept.has(group));
}

function isKnown(group: readonly Concept[]): boolean {
  return group.some(({ ids }) => ids.length > 0);
}

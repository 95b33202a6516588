import { isWishWord } from '#search/text/wish-words.ts';
import { clauseOf, pairsAmong } from './clauses.ts';
import { type Concept, conceptsIn } from './concepts.ts';
import { overlap } from '#search/understanding/names/named-thing.ts';
import { isAbbreviation } from '#search/text/stop-words.ts';
import type { Clause } from '#search/text/text-query.ts';
import type { Token } from '#search/text/tokens.ts';
import { namesIn, type Vocabulary } from '#search/text/vocabulary-matcher.ts';

/** Limit of concepts, because the index reads at least one list of offers for each. */
const maxClauses = 8;

/** The concepts of a text. */
export type TextClauses = {
  readonly clauses: readonly Clause[];
  readonly bonuses: readonly Clause[];
  /** For each word, the number of its clause. Words of rank, weak words and stop words may have no clause. */
  readonly clauseOf: ReadonlyMap<Token, number>;
  /** Words that the vocabulary contains. */
  readonly known: ReadonlySet<Token>;
};

/** Reads the words of a text that name neither a place nor a company. */
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

/**
 * Returns the words of rank inside longer names of trades, such as «technicien» in «technicien de
 * maintenance». They raise the score, so that offers of the trade with the same rank come first.
 */
function ranksWithin(asked: readonly Concept[], tokens: readonly Token[], { heads }: Vocabulary): readonly Concept[] {
  const ranks = namesIn(tokens, heads).map((head) => ({ ...head, isWeak: true }));
  return ranks.filter((rank) => asked.some((one) => one.to - one.from > rank.to - rank.from && overlap(one, rank)));
}

/**
 * Ranks of people who do the work of a trade. Their bonus only decides between offers of similar relevance.
 */
const doing = ['rank-engineer', 'rank-technician', 'rank-analyst', 'rank-specialist'];
const little = 0.1;

/**
 * Returns a bonus for these ranks next to «AI» or «IT». Titles of every trade contain these abbreviations, so
 * among equal offers, titles with such a rank come first.
 */
function besideAbbreviation(concepts: readonly Concept[], tokens: readonly Token[]): readonly Clause[] {
  const [only, ...others] = concepts;
  const words = only === undefined || others.length > 0 ? [] : tokensOfConcept(only, tokens);
  const isAlone = words.length > 0 && words.every(({ word }) => isAbbreviation(word.folded));
  return isAlone ? [{ terms: doing.map((id) => ({ term: `#${id}`, weight: little })) }] : [];
}

/**
 * Returns the neighbouring words that belong to different concepts: a title with both words next to each
 * other scores higher.
 */
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
 * Selects the concepts to search. Weak concepts are searched only if there are no others, words of rank first
 * among them. In a whole sentence («un premier emploi dans …»), unknown words count as weak.
 */
function askedAmong(concepts: readonly Concept[], tokens: readonly Token[]): readonly Concept[] {
  const strong = concepts.filter(({ isWeak }) => !isWeak);
  const known = strong.filter(({ ids }) => ids.length > 0);
  if (known.length > 0 && isSentence(tokens)) return known;
  const ranks = concepts.filter(({ ids }) => ids.length > 0);
  return [strong, ranks].find((some) => some.length > 0) ?? concepts;
}

function isSentence(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => firstPersons.has(word.folded) || isWishWord(word.folded));
}

const firstPersons: ReadonlySet<string> = new Set(['je', 'i', 'mon', 'ma', 'mes', 'my', 'moi', 'me', 'suis', 'am']);

/** Makes one clause of concepts that only «ou» or «or» separates. */
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

/** Keeps at most `maxClauses` concepts; those of the vocabulary are kept first. */
function mostTelling(groups: readonly (readonly Concept[])[]): readonly (readonly Concept[])[] {
  const kept = new Set(groups.toSorted((a, b) => Number(isKnown(b)) - Number(isKnown(a))).slice(0, maxClauses));
  return groups.filter((group) => kept.has(group));
}

function isKnown(group: readonly Concept[]): boolean {
  return group.some(({ ids }) => ids.length > 0);
}

import type { Clause, TextQuery, WeightedTerm } from '#search/text/text-query.ts';
import { weights } from '#search/store/impact.ts';
import type { OfferStore } from '#search/store/offer-store.ts';

/** A term, with its score for each possible impact. */
export type PlannedTerm = { readonly term: number; readonly worth: Float32Array };
/** A concept of the query, ready for any segment. */
export type PlannedClause = {
  readonly idf: number;
  /** The typed words, and words of equal meaning. */
  readonly own: readonly PlannedTerm[];
  readonly neighbours: readonly PlannedTerm[];
  /** Least score at which an offer has the concept; only the concept's own terms score here. */
  readonly enough: number;
  /** Least such score at which an offer is shown, whatever its neighbours score. */
  readonly mentioned: number;
};
export type TextPlan = {
  readonly clauses: readonly PlannedClause[];
  readonly bonuses: readonly PlannedClause[];
  /** Pairs of neighbouring words in the query. A title with all of these pairs contains the typed text. */
  readonly pairs: readonly PlannedClause[];
  /** Least number of half concepts that an offer of the main set must have. */
  readonly needed: number;
};

const mainShare = 0.6;
/** Weight of a trade that is named once in a long title, or several times in a body. */
const toldPlainly = 4;
/** Weight of a word that is named twice in a long body, or once in a short one. */
const toldTwice = 1;
/**
 * Least score at which an offer is shown. A typed word in a body, or a neighbour in a title, scores a little
 * less than this.
 */
export const minTold = 1;
/** Terms below this weight are only neighbours of the concept. */
const ownWeight = 0.5;

export function planText({ clauses, bonuses }: TextQuery, store: OfferStore): TextPlan {
  const concept = (clause: Clause) => ({
    ...planClause(clause.terms.filter(isOwn), clause.terms.filter(isNeighbour), store),
    enough: enoughOf(clause),
    mentioned: mentionedOf(clause),
  });
  const bonus = ({ terms }: Clause) => ({ ...planClause(terms, [], store), enough: 0, mentioned: 0 });
  return {
    clauses: clauses.map(concept),
    bonuses: bonuses.filter((clause) => !isPair(clause)).map(bonus),
    pairs: bonuses.filter(isPair).map(bonus),
    needed: neededOf(clauses.length),
  };
}

/**
 * Returns the least number of half concepts of an offer of the main set. Half a concept may be missing if
 * there are several concepts: an offer with the trade in its title may mention «aircraft» only in its body.
 */
export function neededOf(clauses: number): number {
  return 2 * Math.ceil(clauses * mainShare) - (clauses > 1 ? 1 : 0);
}

/** Returns the least weight of a concept's own terms at which an offer has the concept. */
export function enoughOf({ isTrade = false, isIndustry = false }: Clause): number {
  if (isTrade) return toldPlainly;
  return isIndustry ? toldTwice : 0;
}

/** Returns the least weight at which an offer is shown, whatever its neighbours weigh. */
export function mentionedOf({ isIndustry = false }: Clause): number {
  return isIndustry ? 0 : minTold;
}

/**
 * Takes the rarity of the concept's own terms for its neighbours too, because neighbours are often frequent
 * words.
 */
function planClause(own: readonly WeightedTerm[], neighbours: readonly WeightedTerm[], store: OfferStore) {
  const planned = { own: planTerms(own, store), neighbours: planTerms(neighbours, store) };
  const telling = planned.own.length > 0 ? planned.own : planned.neighbours;
  return {
    ...planned,
    idf: rarityOf(
      telling.map(({ term }) => store.frequencies.of(term)),
      store.size,
    ),
  };
}

/**
 * Returns the rarity of a concept (inverse document frequency).
 * @param frequencies numbers of offers with each of its terms
 * @param size number of all offers
 */
export function rarityOf(frequencies: readonly number[], size: number): number {
  const offers = Math.max(0, ...frequencies);
  return Math.log(1 + Math.max(0, size - offers + 0.5) / (offers + 0.5));
}

function planTerms(terms: readonly WeightedTerm[], store: OfferStore): readonly PlannedTerm[] {
  return terms.flatMap(({ term, weight }) => {
    const number = store.terms.find(term);
    return number === undefined ? [] : [{ term: number, worth: worthAt(weight) }];
  });
}

/**
 * Caches the tables by weight, because there are only as many weights as kinds of relations between words.
 */
const worths = new Map<number, Float32Array>();

function worthAt(weight: number): Float32Array {
  const worth = worths.get(weight) ?? weights.map((one) => one * weight);
  worths.set(weight, worth);
  return worth;
}

export function isOwn({ weight }: WeightedTerm): boolean {
  return weight > ownWeight;
}

function isNeighbour(term: WeightedTerm): boolean {
  return !isOwn(term);
}

export function isPair({ terms }: Clause): boolean {
  return terms.every(({ term }) => term.startsWith('='));
}

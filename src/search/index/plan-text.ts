import type { Clause, TextQuery, WeightedTerm } from '#search/text/text-query.ts';
import { weights } from '#search/store/impact.ts';
import type { OfferStore } from '#search/store/offer-store.ts';

/** A term with what each impact of it counts. */
export type PlannedTerm = { readonly term: number; readonly worth: Float32Array };
/** A concept asked, ready for any segment. */
export type PlannedClause = {
  readonly idf: number;
  /** What was typed and its equals. */
  readonly own: readonly PlannedTerm[];
  readonly neighbours: readonly PlannedTerm[];
  /** The evidence of its own from which on an offer has it. */
  readonly enough: number;
};
export type TextPlan = {
  readonly clauses: readonly PlannedClause[];
  readonly bonuses: readonly PlannedClause[];
  /** Words side by side: a title that has them all holds what was typed. */
  readonly pairs: readonly PlannedClause[];
  /** Halves of concepts that an offer of the main set has at least. */
  readonly needed: number;
};

const mainShare = 0.6;
/** What a trade weighs that a long title names once, or a body again and again. */
const toldPlainly = 4;
/** What weighs less is a neighbour of the concept. */
const ownWeight = 0.5;

export function planText({ clauses, bonuses }: TextQuery, store: OfferStore): TextPlan {
  const concept = ({ terms, isTrade }: Clause) => ({
    ...planClause(terms.filter(isOwn), terms.filter(isNeighbour), store),
    enough: isTrade === true ? toldPlainly : 0,
  });
  const bonus = ({ terms }: Clause) => ({ ...planClause(terms, [], store), enough: 0 });
  return {
    clauses: clauses.map(concept),
    bonuses: bonuses.filter((clause) => !isPair(clause)).map(bonus),
    pairs: bonuses.filter(isPair).map(bonus),
    // Of several concepts one may be told less plainly: the buyer’s trade in the title, aircraft in the body.
    needed: 2 * Math.ceil(clauses.length * mainShare) - (clauses.length > 1 ? 1 : 0),
  };
}

/** Neighbours of a concept are often frequent words: they do not say how rare it is itself. */
function planClause(own: readonly WeightedTerm[], neighbours: readonly WeightedTerm[], store: OfferStore) {
  const planned = { own: planTerms(own, store), neighbours: planTerms(neighbours, store) };
  const telling = planned.own.length > 0 ? planned.own : planned.neighbours;
  const offers = Math.max(0, ...telling.map(({ term }) => store.frequencies.of(term)));
  return { ...planned, idf: Math.log(1 + Math.max(0, store.size - offers + 0.5) / (offers + 0.5)) };
}

function planTerms(terms: readonly WeightedTerm[], store: OfferStore): readonly PlannedTerm[] {
  return terms.flatMap(({ term, weight }) => {
    const number = store.terms.find(term);
    return number === undefined ? [] : [{ term: number, worth: worthAt(weight) }];
  });
}

/** By weight, of which there are as many as there are relations between words. */
const worths = new Map<number, Float32Array>();

function worthAt(weight: number): Float32Array {
  const worth = worths.get(weight) ?? weights.map((one) => one * weight);
  worths.set(weight, worth);
  return worth;
}

function isOwn({ weight }: WeightedTerm): boolean {
  return weight > ownWeight;
}

function isNeighbour(term: WeightedTerm): boolean {
  return !isOwn(term);
}

function isPair({ terms }: Clause): boolean {
  return terms.every(({ term }) => term.startsWith('='));
}

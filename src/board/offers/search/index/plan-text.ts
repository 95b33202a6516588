import type { Clause, TextQuery, WeightedTerm } from '../text/text-query.ts';
import { weights } from './impact.ts';
import type { OfferStore } from './offer-store.ts';

/** A term with what each impact of it counts. */
export type PlannedTerm = { readonly term: number; readonly worth: Float32Array };
/** A concept asked, ready for any segment. */
export type PlannedClause = {
  readonly idf: number;
  /** What was typed and its equals. */
  readonly own: readonly PlannedTerm[];
  readonly neighbours: readonly PlannedTerm[];
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
/** What weighs less is a neighbour of the concept. */
const ownWeight = 0.5;

export function planText({ clauses, bonuses }: TextQuery, store: OfferStore): TextPlan {
  const concept = ({ terms }: Clause) => planClause(terms.filter(isOwn), terms.filter(isNeighbour), store);
  const bonus = ({ terms }: Clause) => planClause(terms, [], store);
  return {
    clauses: clauses.map(concept),
    bonuses: bonuses.filter((clause) => !isPair(clause)).map(bonus),
    pairs: bonuses.filter(isPair).map(bonus),
    needed: 2 * Math.ceil(clauses.length * mainShare),
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
    return number === undefined ? [] : [{ term: number, worth: weights.map((worth) => worth * weight) }];
  });
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

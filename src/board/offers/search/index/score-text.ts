import type { TextQuery } from '../text/text-query.ts';
import { weights } from './impact.ts';
import type { OfferStore } from './offer-store.ts';
import { mostSlots } from './segment.ts';
import type { Segment } from './segment.ts';

/** A concept asked, ready for any segment: each term with what each impact of it counts. */
type PlannedClause = {
  readonly idf: number;
  readonly terms: readonly { readonly term: number; readonly worth: Float32Array }[];
};
export type TextPlan = {
  readonly clauses: readonly PlannedClause[];
  readonly bonuses: readonly PlannedClause[];
  /** Concepts that an offer of the main set has at least. */
  readonly needed: number;
};

/** Robertson's constant: how soon repetition stops counting. */
const k1 = 1.2;
const mainShare = 0.6;
const wholeTitle = 1.5;
/** Neighbours of a concept are often frequent words: they do not say how rare it is itself. */
const ownWeight = 0.5;

export function planText(query: TextQuery, store: OfferStore): TextPlan {
  const plan = (clause: TextQuery['clauses'][number]) => planClause(clause, store);
  return {
    clauses: query.clauses.map(plan),
    bonuses: query.bonuses.map(plan),
    needed: Math.ceil(query.clauses.length * mainShare),
  };
}

function planClause({ terms }: TextQuery['clauses'][number], store: OfferStore): PlannedClause {
  const known = terms.flatMap(({ term, weight }) => {
    const number = store.terms.find(term);
    return number === undefined ? [] : [{ term: number, weight }];
  });
  const own = known.filter(({ weight }) => weight > ownWeight);
  const offers = Math.max(0, ...(own.length > 0 ? own : known).map(({ term }) => store.frequencies.of(term)));
  return {
    idf: Math.log(1 + Math.max(0, store.size - offers + 0.5) / (offers + 0.5)),
    terms: known.map(({ term, weight }) => ({ term, worth: weights.map((worth) => worth * weight) })),
  };
}

/** Room for the scores of one segment; used again for the next. */
export class TextScores {
  /** The slots that have at least one concept, in no order. */
  readonly slots = new Uint16Array(mostSlots);
  readonly scores = new Float32Array(mostSlots);
  /** How many of the concepts each has. */
  readonly found = new Uint8Array(mostSlots);
  readonly #evidence = new Float32Array(mostSlots);
  readonly #touched = new Uint16Array(mostSlots);
  readonly #pairs = new Uint8Array(mostSlots);
  #count = 0;

  /** Scores a segment. @returns how many of `slots` are filled */
  score(segment: Segment, { clauses, bonuses }: TextPlan): number {
    this.#clear();
    for (const clause of clauses) this.#addClause(segment, clause);
    for (const bonus of bonuses) this.#addBonus(segment, bonus);
    this.#weighCoverage(clauses.length, bonuses.length);
    return this.#count;
  }

  #addClause(segment: Segment, clause: PlannedClause): void {
    const { slots, scores, found } = this;
    const [touched, evidence] = [this.#touched, this.#evidence];
    const many = this.#gather(segment, clause);
    for (let at = 0; at < many; at += 1) {
      const slot = touched[at] ?? 0;
      const weight = evidence[slot] ?? 0;
      evidence[slot] = 0;
      const before = found[slot] ?? 0;
      if (before === 0) slots[this.#count++] = slot;
      found[slot] = before + 1;
      scores[slot] = (scores[slot] ?? 0) + saturated(weight, clause.idf);
    }
  }

  #addBonus(segment: Segment, bonus: PlannedClause): void {
    const { scores, found } = this;
    const many = this.#gather(segment, bonus);
    for (let at = 0; at < many; at += 1) {
      const slot = this.#touched[at] ?? 0;
      const weight = this.#evidence[slot] ?? 0;
      this.#evidence[slot] = 0;
      if (found[slot] === 0) continue;
      scores[slot] = (scores[slot] ?? 0) + saturated(weight, bonus.idf);
      this.#pairs[slot] = (this.#pairs[slot] ?? 0) + 1;
    }
  }

  /** Sums the evidence of a clause by slot. @returns how many slots are touched */
  #gather(segment: Segment, { terms }: PlannedClause): number {
    const [touched, evidence] = [this.#touched, this.#evidence];
    let many = 0;
    for (const { term, worth } of terms) {
      const postings = segment.postings(term);
      if (postings === null) continue;
      const { slots, impacts, from, to } = postings;
      for (let at = from; at < to; at += 1) {
        const slot = slots[at] ?? 0;
        const before = evidence[slot] ?? 0;
        if (before === 0) touched[many++] = slot;
        evidence[slot] = before + (worth[impacts[at] ?? 0] ?? 0);
      }
    }
    return many;
  }

  /** A text of which half is there counts a quarter. */
  #weighCoverage(asked: number, pairs: number): void {
    const { slots, scores, found } = this;
    for (let at = 0; at < this.#count; at += 1) {
      const slot = slots[at] ?? 0;
      const part = (found[slot] ?? 0) / asked;
      const whole = pairs > 0 && this.#pairs[slot] === pairs ? wholeTitle : 1;
      scores[slot] = (scores[slot] ?? 0) * part * part * whole;
    }
  }

  #clear(): void {
    for (let at = 0; at < this.#count; at += 1) {
      const slot = this.slots[at] ?? 0;
      this.scores[slot] = 0;
      this.found[slot] = 0;
      this.#pairs[slot] = 0;
    }
    this.#count = 0;
  }
}

function saturated(weight: number, idf: number): number {
  return (idf * (k1 + 1) * weight) / (k1 + weight);
}

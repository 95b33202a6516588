import { minTold } from './plan-text.ts';
import { bonusShare, k1, maxOfNeighbours, nearShare, wholeTitle } from './score-constants.ts';
import type { PlannedClause, PlannedTerm, TextPlan } from './plan-text.ts';
import { maxSlots } from '#search/store/segment.ts';
import type { Segment } from '#search/store/segment.ts';

/** Buffers for the scores of one segment. The next segment uses them again. */
export class TextScores {
  /** The slots with at least one concept, in ascending order. */
  readonly slots = new Uint16Array(maxSlots);
  readonly scores = new Float32Array(maxSlots);
  /**
   * Number of half concepts found in each slot. A concept in the title counts as two halves. A concept only
   * in the body, or a neighbour in the title, counts as one.
   */
  readonly found = new Uint8Array(maxSlots);
  readonly #own = new Float32Array(maxSlots);
  readonly #neighbours = new Float32Array(maxSlots);
  readonly #touched = new Uint16Array(maxSlots);
  readonly #pairs = new Uint8Array(maxSlots);
  #count = 0;

  /**
   * Scores the offers of a segment.
   * @returns the number of filled `slots`
   */
  score(segment: Segment, { clauses, bonuses, pairs }: TextPlan): number {
    this.#clear();
    for (const clause of clauses) this.#addClause(segment, clause);
    this.#count = listFound(this.found, segment.size, this.slots);
    for (const bonus of bonuses) this.#addBonus(segment, bonus);
    for (const pair of pairs) this.#countPair(segment, pair);
    this.#weighCoverage(clauses.length, pairs.length);
    return this.#count;
  }

  #addClause(segment: Segment, { idf, own, neighbours, enough, mentioned }: PlannedClause): void {
    const { scores, found } = this;
    const touched = this.#touched;
    const alone = this.#gather(segment, own, this.#own, 0);
    const many = this.#gather(segment, neighbours, this.#neighbours, alone);
    for (let at = 0; at < many; at += 1) {
      const slot = touched[at] ?? 0;
      const alike = this.#own[slot] ?? 0;
      const beside = besides(this.#neighbours[slot] ?? 0);
      this.#own[slot] = 0;
      this.#neighbours[slot] = 0;
      const isFound = at < alone && alike >= enough;
      const isMentioned = at < alone && alike >= mentioned;
      if (!isFound && !isMentioned && alike + beside < minTold) continue;
      found[slot] = (found[slot] ?? 0) + (isFound ? 2 : 1);
      scores[slot] = (scores[slot] ?? 0) + saturated(alike + (isFound ? beside : nearShare * beside), idf);
    }
  }

  #addBonus(segment: Segment, { idf, own }: PlannedClause): void {
    const many = this.#gather(segment, own, this.#own, 0);
    for (let at = 0; at < many; at += 1) {
      const slot = this.#touched[at] ?? 0;
      const weight = this.#own[slot] ?? 0;
      this.#own[slot] = 0;
      if (this.found[slot] !== 0) this.scores[slot] = (this.scores[slot] ?? 0) + bonusShare * saturated(weight, idf);
    }
  }

  #countPair(segment: Segment, { own }: PlannedClause): void {
    const many = this.#gather(segment, own, this.#own, 0);
    for (let at = 0; at < many; at += 1) {
      const slot = this.#touched[at] ?? 0;
      this.#own[slot] = 0;
      if (this.found[slot] !== 0) this.#pairs[slot] = (this.#pairs[slot] ?? 0) + 1;
    }
  }

  /**
   * Adds up the scores of some terms by slot.
   * @returns the number of touched slots, including `before`
   */
  #gather(segment: Segment, terms: readonly PlannedTerm[], evidence: Float32Array, before: number): number {
    const [touched, own] = [this.#touched, this.#own];
    let many = before;
    for (const { term, worth } of terms) {
      const postings = segment.postings(term);
      if (postings === null) continue;
      const { slots, impacts, from, to } = postings;
      for (let at = from; at < to; at += 1) {
        const slot = slots[at] ?? 0;
        const sum = evidence[slot] ?? 0;
        if (sum === 0 && own[slot] === 0) touched[many++] = slot;
        evidence[slot] = sum + (worth[impacts[at] ?? 0] ?? 0);
      }
    }
    return many;
  }

  /**
   * Multiplies each score by the square of the found fraction of the concepts: an offer with half of the
   * concepts gets a quarter of its score.
   */
  #weighCoverage(asked: number, pairs: number): void {
    const { slots, scores, found } = this;
    for (let at = 0; at < this.#count; at += 1) {
      const slot = slots[at] ?? 0;
      const part = (found[slot] ?? 0) / (2 * asked);
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

/**
 * Lists the slots in ascending order, because later loops then read memory in sequence.
 * @returns the number of slots
 */
function listFound(found: Uint8Array, size: number, list: Uint16Array): number {
  let many = 0;
  for (let slot = 0; slot < size; slot += 1) {
    list[many] = slot;
    many += found[slot] === 0 ? 0 : 1;
  }
  return many;
}

function saturated(weight: number, idf: number): number {
  return (idf * (k1 + 1) * weight) / (k1 + weight);
}

/**
 * Limits the score of all neighbours of a concept together, because even three neighbours must count less
 * than the concept itself.
 */
function besides(neighbours: number): number {
  return (maxOfNeighbours * neighbours) / (maxOfNeighbours + neighbours);
}

import { type SealedArrays, SealedSegment } from './sealed-segment.ts';
import { copyFacts, emptyFacts, noPostings } from './segment.ts';
import type { Facts, Segment } from './segment.ts';

type Merging = {
  readonly sources: readonly Segment[];
  /**
   * For each source segment: the new slot of each of its slots, or `closed` for a slot that is not copied.
   */
  readonly targets: readonly Int32Array[];
  /** Number of offers in the merged segment. */
  readonly size: number;
};

const closed = -1;
const noTargets = new Int32Array(0);
// Number of postings that are merged between two pauses, in half a millisecond.
const stride = 50_000;
// Cost of looking up a term in a segment, as a number of postings.
const lookUp = 10;
const offersInStep = 8192;

/**
 * Merges several segments, in their order, into one sealed segment without closed slots. The merge works in
 * steps: the caller may pause at each `yield`. Meanwhile the sources may change, so removals and numbers of
 * views are copied at the end.
 * @param dropped called for each posting that is left out
 */
export function* mergeSegments(
  sources: readonly Segment[],
  termCount: number,
  dropped: (term: number) => void,
): Generator<void, SealedSegment, void> {
  const merging = mappingOf(sources);
  const postings = yield* mergePostings(merging, termCount, dropped);
  const facts = yield* mergeFacts(merging);
  takeOver(merging, facts);
  return new SealedSegment({ ...postings, facts });
}

function mappingOf(sources: readonly Segment[]): Merging {
  let size = 0;
  const targets = sources.map(({ size: slots, facts: { alive } }) => {
    const places = new Int32Array(slots);
    for (let slot = 0; slot < slots; slot += 1) places[slot] = alive[slot] === 1 ? size++ : closed;
    return places;
  });
  return { sources, targets, size };
}

function* mergeFacts({ sources, targets, size }: Merging): Generator<void, Facts, void> {
  const facts = emptyFacts(size);
  for (const [index, source] of sources.entries()) {
    yield;
    for (const [slot, target] of targets[index]?.entries() ?? []) {
      if (target !== closed) copyFacts(source.facts, slot, facts, target);
      if (slot % offersInStep === 0) yield;
    }
  }
  return facts;
}

/** Copies, in one step, the facts that may have changed since the merge began. */
function takeOver({ sources, targets }: Merging, { alive, views }: Facts): void {
  for (const [index, { facts, size }] of sources.entries())
    for (let slot = 0; slot < size; slot += 1) {
      const target = targets[index]?.[slot] ?? closed;
      if (target === closed) continue;
      alive[target] = facts.alive[slot] ?? 0;
      views[target] = facts.views[slot] ?? 0;
    }
}

function* mergePostings(
  merging: Merging,
  termCount: number,
  dropped: (term: number) => void,
): Generator<void, Omit<SealedArrays, 'facts'>, void> {
  const terms = termsOf(merging.sources, termCount);
  yield;
  const room = merging.sources.reduce((sum, { postingCount }) => sum + postingCount, 0);
  const [offsets, slots, impacts] = [new Uint32Array(terms.length + 1), new Uint16Array(room), new Uint8Array(room)];
  let [filled, work] = [0, 0];
  for (const [place, term] of terms.entries()) {
    for (const [index, source] of merging.sources.entries()) {
      const { slots: from, impacts: weights, from: first, to } = source.postings(term) ?? noPostings;
      const targets = merging.targets[index] ?? noTargets;
      for (let at = first; at < to; at += 1) {
        const target = targets[from[at] ?? 0] ?? closed;
        if (target === closed) dropped(term);
        else {
          slots[filled] = target;
          impacts[filled] = weights[at] ?? 0;
          filled += 1;
        }
      }
    }
    offsets[place + 1] = filled;
    work += (offsets[place + 1] ?? 0) - (offsets[place] ?? 0) + lookUp * merging.sources.length;
    if (work > stride) {
      work = 0;
      yield;
    }
  }
  if (filled === room) return { terms, offsets, slots, impacts };
  const cut = { slots: new Uint16Array(filled), impacts: new Uint8Array(filled) };
  for (let from = 0; from < filled; from += stride) {
    yield;
    cut.slots.set(slots.subarray(from, Math.min(filled, from + stride)), from);
    cut.impacts.set(impacts.subarray(from, Math.min(filled, from + stride)), from);
  }
  return { terms, offsets, ...cut };
}

/** Returns all terms of the sources, in ascending order. */
function termsOf(sources: readonly Segment[], termCount: number): Uint32Array {
  const present = new Uint8Array(termCount);
  for (const source of sources) for (const term of source.terms()) present[term] = 1;
  const terms: number[] = [];
  for (let term = 0; term < termCount; term += 1) if (present[term] === 1) terms.push(term);
  return Uint32Array.from(terms);
}

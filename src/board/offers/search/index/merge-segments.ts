import { type SealedArrays, SealedSegment } from './sealed-segment.ts';
import { copyFacts, emptyFacts, noPostings } from './segment.ts';
import type { Segment } from './segment.ts';

type Merging = {
  readonly sources: readonly Segment[];
  /** For each source, the slot of the merged segment for each of its own, or `closed`. */
  readonly targets: readonly Int32Array[];
  /** How many offers come along. */
  readonly size: number;
};

const closed = -1;
const noTargets = new Int32Array(0);
// Postings between two pauses: half a millisecond.
const stride = 50_000;

/**
 * Makes one sealed segment of several, in their order and without their closed slots, in steps: whoever runs
 * it pauses at each `yield`. The sources go on meanwhile; what left them, and their views, are taken over
 * at the end.
 * @param dropped is told of each posting that does not come along
 */
export function* mergeSegments(
  sources: readonly Segment[],
  termCount: number,
  dropped: (term: number) => void,
): Generator<void, SealedSegment, void> {
  const merging = mappingOf(sources);
  const postings = yield* mergePostings(merging, termCount, dropped);
  return new SealedSegment({ ...postings, facts: mergeFacts(merging) });
}

function mappingOf(sources: readonly Segment[]): Merging {
  let size = 0;
  const targets = sources.map(({ size: slots, facts: { alive } }) =>
    Int32Array.from({ length: slots }, (_, slot) => (alive[slot] === 1 ? size++ : closed)),
  );
  return { sources, targets, size };
}

function mergeFacts({ sources, targets, size }: Merging): SealedArrays['facts'] {
  const facts = emptyFacts(size);
  for (const [index, source] of sources.entries())
    for (const [slot, target] of targets[index]?.entries() ?? [])
      if (target !== closed) copyFacts(source.facts, slot, facts, target);
  return facts;
}

function* mergePostings(
  merging: Merging,
  termCount: number,
  dropped: (term: number) => void,
): Generator<void, Omit<SealedArrays, 'facts'>, void> {
  const terms = termsOf(merging.sources, termCount);
  yield;
  const room = roomFor(merging.sources, terms);
  yield;
  const [offsets, slots, impacts] = [new Uint32Array(terms.length + 1), new Uint16Array(room), new Uint8Array(room)];
  let [filled, paused] = [0, 0];
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
    if (filled - paused > stride) {
      paused = filled;
      yield;
    }
  }
  return { terms, offsets, slots: slots.slice(0, filled), impacts: impacts.slice(0, filled) };
}

/** The terms of all, upwards. */
function termsOf(sources: readonly Segment[], termCount: number): Uint32Array {
  const present = new Uint8Array(termCount);
  for (const source of sources) for (const term of source.terms()) present[term] = 1;
  const terms: number[] = [];
  for (let term = 0; term < termCount; term += 1) if (present[term] === 1) terms.push(term);
  return Uint32Array.from(terms);
}

function roomFor(sources: readonly Segment[], terms: Uint32Array): number {
  let room = 0;
  for (const source of sources)
    for (const term of terms) {
      const postings = source.postings(term);
      if (postings) room += postings.to - postings.from;
    }
  return room;
}

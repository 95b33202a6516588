import { expect, test } from 'vitest';
import { OpenOffers, countKeys } from './open-offers.ts';
import { emptyFacts, setKey } from './segment.ts';

const [never, always] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Makes a segment of offers, each open between two moments. */
function segmentOf(...times: readonly (readonly [from: number, to: number])[]) {
  const facts = emptyFacts(times.length);
  for (const [slot, [from, to]] of times.entries()) {
    facts.alive[slot] = 1;
    facts.starts[slot] = from;
    facts.ends[slot] = to;
  }
  return { facts, size: times.length, postings: () => null, postingCount: 0, terms: () => [] };
}

test('an offer is open from its first moment until just before its end', () => {
  const segment = segmentOf([10, 20], [never, 15], [15, always]);
  const openAt = (now: number) => [...new OpenOffers(segment, now).slots];
  expect([9, 10, 14, 15, 19, 20].map(openAt)).toEqual([[1], [0, 1], [0, 1], [0, 2], [0, 2], [2]]);
});

test('the open offers change only at moments at which an offer starts or ends', () => {
  const open = new OpenOffers(segmentOf([10, 20], [12, 30], [never, always]), 15);
  expect([11, 12, 15, 19, 20].map((now) => open.isTrueAt(now))).toEqual([false, true, true, true, false]);
});

test('removed offers are not counted', () => {
  const segment = segmentOf([1, 9], [1, 9], [1, 9]);
  segment.facts.columns.sector.set([4, 4, 2]);
  segment.facts.alive[1] = 0;
  const open = new OpenOffers(segment, 5);
  expect([...open.slots]).toEqual([0, 2]);
  expect([...open.isOpen]).toEqual([1, 0, 1]);
  expect([...open.histogram('sector')]).toEqual([0, 0, 1, 0, 1]);
});

test('a column can store keys that need more than two bytes', () => {
  const { columns } = emptyFacts(3);
  setKey(columns, 'company', 0, 65_535);
  setKey(columns, 'company', 1, 65_536);
  setKey(columns, 'company', 2, 7);
  expect([...columns.company]).toEqual([65_535, 65_536, 7]);
});

test('every offer of a list is counted once, whatever the length of the list', () => {
  const keys = Uint16Array.of(0, 1, 1, 2, 0, 1, 1);
  const slots = Uint16Array.of(0, 1, 2, 3, 4, 5, 6);
  const counted = Array.from({ length: 8 }, (_, count) => {
    const counts = new Int32Array(3);
    countKeys(keys, { slots, count }, counts, 1);
    return counts.reduce((sum, one) => sum + one, 0);
  });
  expect(counted).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

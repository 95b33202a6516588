import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAll, emptySet, keepCommon, lastOf, setOf } from './offer-set.ts';

const size = 100;
const places = fc.uniqueArray(fc.nat(size - 1), { maxLength: size });
const membersOf = (set: ReturnType<typeof setOf>) => new Set(lastOf(set, 0, size).places);

test('a set contains exactly the positions that were added, even at the first and last bit of a number', () => {
  expect(membersOf(setOf([0, 31, 32, 63, 64, 99], size))).toEqual(new Set([0, 31, 32, 63, 64, 99]));
  expect(membersOf(emptySet(size))).toEqual(new Set());
  fc.assert(
    fc.property(places, (some) => {
      expect(membersOf(setOf(some, size))).toEqual(new Set(some));
    }),
  );
});

test('union and intersection of sets give the same result as JavaScript sets', () => {
  fc.assert(
    fc.property(places, places, (some, others) => {
      const [common, all] = [setOf(some, size), setOf(some, size)];
      keepCommon(common, setOf(others, size));
      addAll(all, setOf(others, size));
      expect(membersOf(common)).toEqual(new Set(some).intersection(new Set(others)));
      expect(membersOf(all)).toEqual(new Set(some).union(new Set(others)));
    }),
  );
});

test('the offers from a position on are all counted, and the last of them are listed in reverse order', () => {
  fc.assert(
    fc.property(places, fc.nat(size), fc.nat(8), (some, from, most) => {
      const after = some.filter((place) => place >= from).toSorted((a, b) => b - a);
      expect(lastOf(setOf(some, size), from, most)).toEqual({ total: after.length, places: after.slice(0, most) });
    }),
  );
});

test('every bit of a full number is counted', () => {
  const all = Array.from({ length: 64 }, (_, place) => place);
  expect(lastOf(setOf(all, 64), 0, 2)).toEqual({ total: 64, places: [63, 62] });
  expect(lastOf(setOf(all, 64), 33, 0)).toEqual({ total: 31, places: [] });
});

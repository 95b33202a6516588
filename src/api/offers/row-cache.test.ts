import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { createRowCache } from './row-cache.ts';

const rowOf = (length: number, version = '1') => ({ version, labels: 'a', json: Buffer.alloc(length) });
const kept = (cache: ReturnType<typeof createRowCache>, ids: readonly number[]) =>
  ids.filter((id) => cache.get(id) !== undefined);
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('the rows never have more bytes than the limit', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 6000 }), fc.nat(20)));
  fc.assert(
    fc.property(rows, (entries) => {
      let now = 0;
      const cache = createRowCache({ bytes: 10_000, clock: () => now });
      for (const [id, length, minutes] of entries) {
        cache.keep(id, rowOf(length));
        now += minutes * minute;
        const bytes = idsUpTo(12).reduce((sum, one) => sum + (cache.get(one)?.json.length ?? 0), 0);
        expect(bytes).toBeLessThanOrEqual(10_000);
      }
    }),
  );
});

test('a program that reads more rows than fit finds those that fit, at every reading', () => {
  const cache = createRowCache({ bytes: 5 * 1500, clock: () => 0 });
  const ids = idsUpTo(8);
  for (const id of ids) cache.keep(id, rowOf(1000));
  for (let poll = 0; poll < 3; poll += 1) {
    expect(kept(cache, ids)).toEqual([1, 2, 3, 4, 5]);
    for (const id of [6, 7, 8]) cache.keep(id, rowOf(1000));
  }
});

test('rows that nobody has read for ten minutes make room for others', () => {
  let now = 0;
  const cache = createRowCache({ bytes: 3 * 1500, clock: () => now });
  for (const id of [1, 2, 3]) cache.keep(id, rowOf(1000));
  now = 5 * minute;
  expect(kept(cache, [2, 3])).toEqual([2, 3]);
  now = 10 * minute;
  cache.keep(4, rowOf(1000));
  cache.keep(5, rowOf(1000));
  expect(kept(cache, [1, 2, 3, 4, 5])).toEqual([2, 3, 4]);
});

test('a new version of a row replaces the old version, also in a full cache', () => {
  const cache = createRowCache({ bytes: 2 * 1500, clock: () => 0 });
  for (const id of [1, 2]) cache.keep(id, rowOf(1000));
  cache.keep(1, rowOf(1000, '2'));
  expect([cache.get(1)?.version, cache.get(2)?.version]).toEqual(['2', '1']);
  cache.keep(1, rowOf(1001, '3'));
  expect(kept(cache, [1, 2])).toEqual([2]);
  cache.drop(2);
  expect(kept(cache, [2])).toEqual([]);
});

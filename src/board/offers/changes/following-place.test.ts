import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertOffer, insertReference, noon } from '../testing/offer-fixtures.ts';
import { beginning, followOffers, placeOfNow } from './follow-offers.ts';
import { placeSchema } from './following-place.ts';

const { db } = await testDatabase();
const boardAt = (now: Date) => ({ db, now: () => now });
beforeAll(() => insertReference(db));

test('a position stored by a follower is read back unchanged', async () => {
  for (const id of [1, 2, 3]) await insertOffer(db, { id });
  const { place } = await followOffers(boardAt(noon), beginning, 2);
  expect(place.reading).toMatchObject({ last: 2 });
  for (const kept of [beginning, place, await placeOfNow(boardAt(noon))])
    expect(placeSchema.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

const valid = { seen: '5:9:7', seenAt: 0, reading: { until: '5:9:', untilAt: 1, last: 3 }, database: 'a' };

test.each([
  ['a snapshot that PostgreSQL cannot read', { ...valid, seen: '9:5:' }],
  ['a moment before 1970', { ...valid, seenAt: -1 }],
  ['a moment that no date has', { ...valid, seenAt: 8.64e15 + 1 }],
  ['a moment that is no number', { ...valid, seenAt: '0' }],
  ['an offer that no row has', { ...valid, reading: { ...valid.reading, last: 2 ** 31 } }],
  ['an offer before the first', { ...valid, reading: { ...valid.reading, last: -1 } }],
  ['half an offer', { ...valid, reading: { ...valid.reading, last: 1.5 } }],
  ['an end of the reading that PostgreSQL cannot read', { ...valid, reading: { ...valid.reading, until: "'" } }],
  ['a place without a database', { seen: null, seenAt: 0, reading: null }],
  ['a field of its own', { ...valid, more: 1 }],
  ['no object', 'beginning'],
])('a position with %s is refused', (_why, place) => {
  expect(placeSchema.safeParse(valid).success).toBe(true);
  expect(placeSchema.safeParse(place).success).toBe(false);
});

test('a follower that begins now gets only later changes', async () => {
  await insertOffer(db, { id: 11, broadcast_start: daysFromNoon(1) });
  const place = await placeOfNow(boardAt(noon));
  expect((await followOffers(boardAt(noon), place, 10)).changes).toEqual([]);
  await insertOffer(db, { id: 12 });
  const { changes } = await followOffers(boardAt(daysFromNoon(1)), place, 10);
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([
    [11, 'published'],
    [12, 'published'],
  ]);
});

test('if several servers return broadcasts, a server whose clock is behind neither repeats nor omits any', async () => {
  await insertOffer(db, { id: 21, broadcast_start: new Date(daysFromNoon(2).getTime() + 1) });
  const { place } = await followOffers(boardAt(daysFromNoon(3)), await placeOfNow(boardAt(daysFromNoon(2))), 10);
  await insertOffer(db, { id: 22 });
  const behind = await followOffers(boardAt(daysFromNoon(2)), place, 10);
  expect(behind.changes.map(({ id }) => id)).toEqual([22]);
  expect(behind.place.seenAt).toBe(daysFromNoon(3).getTime());
});

test('if one server has begun to return broadcasts, a server whose clock is behind returns the rest', async () => {
  const start = await placeOfNow(boardAt(noon));
  for (const id of [31, 32]) await insertOffer(db, { id, broadcast_start: daysFromNoon(1) });
  const first = await followOffers(boardAt(daysFromNoon(1)), start, 2);
  const rest = await followOffers(boardAt(noon), first.place, 10);
  const told = [...first.changes, ...rest.changes].filter(({ id }) => id > 30);
  expect(told.map(({ id, kind }) => [id, kind])).toEqual([
    [31, 'published'],
    [32, 'published'],
  ]);
});

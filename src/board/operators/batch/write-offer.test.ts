import { beforeEach, expect, test } from 'vitest';
import { createChanges } from '#board/context/changes.ts';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertOperator, offerRow } from '../testing/offer-rows.ts';
import { putBatch } from './put-batch.ts';

const { db } = await testDatabase();
await insertReference(db);
let now = noon;
const board = testBoard(db, { now: () => now });
const operator = await insertOperator(board, 'Mine');
beforeEach(async () => {
  now = noon;
  await db.deleteFrom('offers').execute();
});

async function put(more: object = {}) {
  const { offers } = await putBatch(board, operator, { offers: [offerRow('a', more)], withdraw: [], dryRun: false });
  expect(offers.flatMap(({ faults }) => faults)).toEqual([]);
  return db.selectFrom('offers').selectAll().executeTakeFirstOrThrow();
}

test('an offer without a date of publication is public from its first sending', async () => {
  expect(await put()).toMatchObject({ broadcast_start: noon, created_at: noon, broadcast_end: null });
  now = daysFromNoon(1);
  expect(await put({ title: 'Autre' })).toMatchObject({ broadcast_start: noon, created_at: noon, updated_at: now });
});

test('a date of publication can be added later and changed', async () => {
  expect(await put({ publishedAt: '2027-01-01T08:00:00+01:00', endsAt: '2027-02-01T00:00:00Z' })).toMatchObject({
    broadcast_start: new Date('2027-01-01T07:00:00Z'),
    broadcast_end: new Date('2027-02-01T00:00:00Z'),
  });
  expect(await put({ publishedAt: '2026-12-01T00:00:00Z' })).toMatchObject({
    broadcast_start: new Date('2026-12-01T00:00:00Z'),
    broadcast_end: null,
  });
});

test('an offer keeps the moment at which it was first reported as filled, until it is open again', async () => {
  expect(await put({ filled: true })).toMatchObject({ filled_at: noon });
  now = daysFromNoon(2);
  expect(await put({ filled: true, title: 'Autre' })).toMatchObject({ filled_at: noon });
  expect(await put({ filled: false })).toMatchObject({ filled_at: null });
  expect(await put({ filled: true })).toMatchObject({ filled_at: now });
});

test('an offer without a reference gets a reference made from its id; an existing reference stays', async () => {
  const first = await put();
  expect(first.reference).toBe(`VIE${first.id}`);
  expect(await put({ reference: 'REF-1' })).toMatchObject({ reference: 'REF-1' });
  expect(await put({ title: 'Autre' })).toMatchObject({ reference: 'REF-1' });
});

test('if the operator no longer sends a contact, the contact is removed', async () => {
  const contact = { civility: 'Mme', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' };
  expect(await put({ contact })).toMatchObject({ contact_email: 'ana@example.org', contact_last_name: 'Ruiz' });
  expect(await put()).toMatchObject({
    contact_civility: null,
    contact_first_name: null,
    contact_last_name: null,
    contact_email: null,
    contact_url: null,
  });
});

test('the language of an offer, and the languages that it requires, are detected from its texts', async () => {
  const english = {
    title: 'Sales engineer',
    description: 'You speak fluent German and you lead the team of the plant.',
  };
  expect(await put(english)).toMatchObject({ language: 'en', asked_languages: ['de'] });
});

test('if an end is not after the start, it is computed from the duration', async () => {
  expect(await put({ missionEnd: '2027-02-01' })).toMatchObject({ mission_end: '2028-02-01' });
  expect(await put({ missionEnd: '2027-02-02' })).toMatchObject({ mission_end: '2027-02-02' });
});

test('caches are notified of a batch that has changed the board, but not of a dry run', async () => {
  const changes = createChanges();
  const before = changes.count('offers');
  const batch = { offers: [offerRow('heard')], withdraw: [] };
  await putBatch({ ...board, changes }, operator, { ...batch, dryRun: true });
  expect(changes.count('offers')).toBe(before);
  await putBatch({ ...board, changes }, operator, { ...batch, dryRun: false });
  expect(changes.count('offers')).toBe(before + 1);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysFromNoon, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { insertAlert, insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { addressState, answerableUntil, isPaused } from './alert-address.ts';
import { consentRequestDays, renewalDays } from './alert-limits.ts';
import { dueAfter, scheduleAlerts } from './schedule-alerts.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

const due = (frequency: 'off' | 'instant' | 'daily' | 'weekly', time_zone = 'Europe/Paris') =>
  dueAfter(noon, { frequency, hour: 8, time_zone })?.toISOString();

test('an instant alert is due immediately, another alert at its next hour, and a switched-off alert never', () => {
  expect(due('off')).toBeUndefined();
  expect(due('instant')).toBe(noon.toISOString());
  expect(due('daily')).toBe('2026-11-22T07:00:00.000Z');
  expect(due('weekly')).toBe('2026-11-23T07:00:00.000Z');
  expect(due('daily', 'Asia/Tokyo')).toBe('2026-11-21T23:00:00.000Z');
});

test('an alert with an unknown time zone is due at its hour in Paris', () => {
  for (const time_zone of ['Mars/Olympus', '', 'UTC+25'])
    expect(dueAfter(noon, { frequency: 'daily', hour: 8, time_zone })).toEqual(new Date('2026-11-22T07:00:00Z'));
});

const candidateOf = async (id: string) => {
  const found = db.selectFrom('saved_searches').select(['candidate_id', 'due_at']).where('id', '=', id);
  return found.executeTakeFirstOrThrow();
};

test('scheduling sets every alert of a candidate, and no alert of another candidate', async () => {
  const [owner, other] = [await insertAlertOwner(board), await insertAlertOwner(board)];
  const daily = await insertAlert(board, owner.viewer, 'query=b', { frequency: 'daily' });
  const off = await insertAlert(board, owner.viewer, 'query=c', { frequency: 'off' });
  await db.updateTable('saved_searches').set({ due_at: null }).execute();
  await db.transaction().execute((running) => scheduleAlerts(running, owner.viewer.candidate.id, noon));
  const due = await Promise.all([owner.id, daily, off, other.id].map(candidateOf));
  expect(due.map(({ due_at }) => due_at)).toEqual([noon, new Date('2026-11-22T07:00:00Z'), null, null]);
});

test('alerts are due at the end of a pause, and a pause without an end suspends them', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  const paused = async (paused_until: Date | null, now: Date) => {
    await db.updateTable('alert_addresses').set({ paused_at: noon, paused_until }).execute();
    await db.transaction().execute((running) => scheduleAlerts(running, viewer.candidate.id, now));
    return (await candidateOf(id)).due_at;
  };
  expect(await paused(daysFromNoon(3), noon)).toEqual(daysFromNoon(3));
  expect(await paused(null, noon)).toBeNull();
  expect(await paused(daysFromNoon(3), daysFromNoon(4))).toEqual(daysFromNoon(4));
});

test('a pause ends exactly at its end time', () => {
  const pause = { paused_at: noon, paused_until: daysFromNoon(1) };
  expect(isPaused(pause, new Date(daysFromNoon(1).getTime() - 1))).toBe(true);
  expect(isPaused(pause, daysFromNoon(1))).toBe(false);
  expect(isPaused({ ...pause, paused_until: null }, daysFromNoon(999))).toBe(true);
  expect(isPaused({ ...pause, paused_at: null }, noon)).toBe(false);
});

test('a consent request can be answered for a week, and a yearly request for a month', () => {
  expect(answerableUntil({ asked_at: noon, renewal_at: null })).toEqual(daysFromNoon(consentRequestDays));
  expect(answerableUntil({ asked_at: noon, renewal_at: noon })).toEqual(daysFromNoon(renewalDays));
});

const moment = fc.option(fc.constant(noon));
const asked = fc.record({
  candidate_id: fc.constant(1),
  email: fc.constantFrom('one@example.org', 'ONE@example.org', 'two@example.org'),
  question: fc.uuid(),
  asked_at: fc.constant(noon),
  asked_times: fc.constant(1),
  confirmed_at: moment,
  renewal_at: moment,
  stopped_for: fc.constantFrom('bounced' as const, 'complained' as const, 'silent' as const, null),
  paused_at: moment,
  paused_until: moment,
});

test('consent is valid only for its own address, and only until the address is stopped', () => {
  expect(addressState(undefined, 'one@example.org')).toBe('unasked');
  fc.assert(
    fc.property(asked, (row) => {
      const isConfirmed = row.email === 'one@example.org' && row.stopped_for === null && row.confirmed_at !== null;
      expect(addressState(row, 'one@example.org') === 'confirmed').toBe(isConfirmed);
      expect(addressState(row, 'three@example.org')).toBe('unasked');
    }),
  );
});

import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { visitor } from '#board/context/viewer.ts';
import { presentOffer } from '#board/offers/details/present-offer.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { closingDay, offerDays } from './offer-days.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

async function daysOf(columns: object, isSignedIn: boolean, locale: 'fr' | 'en' = 'fr') {
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  const id = await insertOffer(db, { company_id, title: 'Souffleur', mission_start: '2027-02-01', ...columns });
  const viewer = isSignedIn ? await insertCandidate(board) : visitor;
  return { id, days: offerDays(presentOffer(await readOffer(board, id, locale), viewer), 'mvi.example', locale) };
}
const broadcast_end = new Date('2026-12-31T23:00:00Z');

test('visitors can add only the departure to their calendar, candidates also the last day to apply and the return', async () => {
  const columns = { broadcast_end, mission_end: '2028-01-31' };
  expect((await daysOf(columns, false)).days.map(({ day }) => day)).toEqual(['2027-02-01']);
  const { id, days } = await daysOf(columns, true);
  expect(days.map(({ day, alarm, uid }) => [day, alarm, uid])).toEqual([
    ['2026-12-31', true, `offer-${id}@mvi.example`],
    ['2027-02-01', false, `offer-${id}-start@mvi.example`],
    ['2028-01-31', false, `offer-${id}-end@mvi.example`],
  ]);
});

test('without an end of the publication or of the mission, that day is missing', async () => {
  const { days } = await daysOf({ broadcast_end: null, mission_end: null }, true);
  expect(days).toHaveLength(1);
});

const closing = (broadcastEnd: Date) =>
  closingDay({ id: 1, title: 'A', companyName: 'B', broadcastEnd }, 'mvi.example', 'fr').day;

test('the last day to apply is the last day in Paris before the publication ends', () => {
  expect(closing(new Date('2026-12-31T23:00:00Z'))).toBe('2026-12-31');
  expect(closing(new Date('2026-12-31T23:00:01Z'))).toBe('2027-01-01');
  expect(closing(new Date('2026-07-01T22:00:00Z'))).toBe('2026-07-01');
});

test('every calendar entry names the offer and its company in the language of the reader', async () => {
  const [fr, en] = [await daysOf({ broadcast_end }, true, 'fr'), await daysOf({ broadcast_end }, true, 'en')];
  for (const { days } of [fr, en])
    for (const { summary } of days) for (const name of ['Souffleur', 'Verrerie']) expect(summary).toContain(name);
  expect(fr.days[0]?.summary).not.toBe(en.days[0]?.summary);
});

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { noteSeen } from '#board/candidates/note-seen.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { dropOffer } from '#board/favourites/drop-offer.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { readInterests } from './personal-interests.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const at = (days: number) => testBoard(db, { now: () => daysFromNoon(days) });
let viewer: SignedInViewer;
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db);
});
beforeEach(async () => {
  viewer = await insertCandidate(board);
});

const offer = (title: string, more = {}) => insertOffer(db, { company_id, title, ...more });
const interests = async (locale: 'fr' | 'en' = 'fr') => {
  const rows = await readInterests(db, viewer.candidate.id, locale);
  return rows.map(({ kind, title }) => `${kind} ${title}`);
};

test('the offer of the last action comes first, whatever the kind of the action', async () => {
  await noteSeen(at(3), viewer, await offer('A'));
  await keepOffer(at(1), viewer, await offer('B'));
  await insertApplication(db, viewer, { offer_id: await offer('C'), applied_at: daysFromNoon(2) });
  expect(await interests()).toEqual(['seen A', 'applied C', 'kept B']);
});

test('an offer counts once, with the strongest action on it', async () => {
  const [applied, kept] = [await offer('Postulée'), await offer('Gardée')];
  for (const id of [applied, kept]) {
    await noteSeen(at(1), viewer, id);
    await keepOffer(at(2), viewer, id);
  }
  await insertApplication(db, viewer, { offer_id: applied, applied_at: daysFromNoon(3) });
  expect(await interests()).toEqual(['applied Postulée', 'kept Gardée']);
});

test('a withdrawn application or a removed favourite does not count as an interest', async () => {
  const [withdrawn, dropped] = [await offer('Retirée'), await offer('Lâchée')];
  await insertApplication(db, viewer, { offer_id: withdrawn, withdrawn_at: noon });
  await keepOffer(board, viewer, dropped);
  await dropOffer(board, viewer, dropped);
  expect(await interests()).toEqual([]);
  await noteSeen(board, viewer, dropped);
  expect(await interests()).toEqual(['seen Lâchée']);
});

test('applications to companies and actions of other candidates do not count as interests', async () => {
  await insertApplication(db, viewer, { offer_id: null, company_id, recipient_email: 'r@example.org' });
  await noteSeen(board, await insertCandidate(board), await offer('Autre'));
  expect(await interests()).toEqual([]);
});

test('a closed offer still counts as an interest of its candidate', async () => {
  await noteSeen(board, viewer, await offer('Pourvue', { filled_at: noon }));
  expect(await interests()).toEqual(['seen Pourvue']);
});

test('an interest has the name of the first profession in the language of the reader', async () => {
  await noteSeen(board, viewer, await offer('Dev', { specialization_ids: [248, 9] }));
  const [fr] = await readInterests(db, viewer.candidate.id, 'fr');
  const [en] = await readInterests(db, viewer.candidate.id, 'en');
  expect([fr?.specializations, en?.profession]).toEqual([[248, 9], 'Software development']);
  expect(fr?.profession).not.toBe(en?.profession);
});

test('only the last sixty offers count', async () => {
  for (let days = 1; days <= 61; days += 1)
    await noteSeen(at(-days), viewer, await offer(`${days}`, { broadcast_start: daysFromNoon(-90) }));
  const read = await interests();
  expect([read.length, read[0], read.at(-1)]).toEqual([60, 'seen 1', 'seen 60']);
});

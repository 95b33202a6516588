import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { noteSeen } from '#board/candidates/note-seen.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { type SignedInViewer, visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { personalisedOffers } from './personalised-offers.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const nurse = { title: 'Infirmier', description: '', profile: '', specialization_ids: [9] };
const coder = { title: 'Développeur Java', description: '', profile: '', specialization_ids: [248] };
const welder = { title: 'Soudeur', description: '', profile: '' };
let viewer: SignedInViewer;

beforeAll(() => insertReference(db));
beforeEach(async () => {
  await db.deleteFrom('candidates').execute();
  await db.deleteFrom('offers').execute();
  viewer = await insertCandidate(board, { complete: true, study_level_id: 4 });
});

async function found(to: SignedInViewer = viewer) {
  const offers = await personalisedOffers(board, to, 'fr');
  return offers.map(({ offer, reason }) => [offer.id, reason.kind]);
}

test('an offer similar to one that was applied to, saved or opened is proposed; the title of the latter is the reason', async () => {
  await insertApplication(db, viewer, { offer_id: await insertOffer(db, nurse) });
  await keepOffer(board, viewer, await insertOffer(db, coder));
  await noteSeen(board, viewer, await insertOffer(db, { ...welder, filled_at: daysFromNoon(-1) }));
  await insertOffer(db, { ...nurse, id: 1 });
  await insertOffer(db, { ...coder, id: 2 });
  await insertOffer(db, { ...welder, id: 3 });
  const offers = await personalisedOffers(board, viewer, 'fr');
  expect(offers.map(({ offer, reason }) => [offer.id, reason])).toEqual([
    [1, { kind: 'applied', what: 'Infirmier' }],
    [2, { kind: 'kept', what: 'Développeur Java' }],
    [3, { kind: 'seen', what: 'Soudeur' }],
  ]);
});

test('offers applied to, favourites, and offers that are filled, withdrawn or ended are not proposed', async () => {
  await insertApplication(db, viewer, { offer_id: await insertOffer(db, { ...nurse, study_level_ids: [4] }) });
  await keepOffer(board, viewer, await insertOffer(db, { ...nurse, study_level_ids: [4] }));
  for (const gone of ['filled_at', 'withdrawn_at', 'broadcast_end'])
    await insertOffer(db, { ...nurse, study_level_ids: [4], [gone]: daysFromNoon(-1) });
  expect(await found()).toEqual([]);
});

test('saved searches, profession and study level are reasons, in this order', async () => {
  const search = { candidate_id: viewer.candidate.id, name: 'Japon', address: 'gerographicZones=4&countriesIds=JP' };
  await db
    .insertInto('saved_searches')
    .values({ ...search, locale: 'fr' })
    .execute();
  await noteSeen(board, viewer, await insertOffer(db, { ...coder, broadcast_end: daysFromNoon(-1) }));
  await insertOffer(db, { ...welder, id: 1, study_level_ids: [4] });
  await insertOffer(db, { ...welder, id: 2, specialization_ids: [248], title: 'Chef' });
  await insertOffer(db, { ...nurse, id: 3, country_id: 'JP' });
  const kinds = new Map((await found()).map(([id, kind]) => [id, kind]));
  expect([...kinds.keys()].at(-1)).toBe(1);
  expect([kinds.get(3), kinds.get(1)]).toEqual(['search', 'level']);
});

test('an offer with two reasons comes before an offer with one', async () => {
  await keepOffer(board, viewer, await insertOffer(db, { ...nurse, withdrawn_at: null }));
  await insertOffer(db, { ...nurse, id: 1, broadcast_start: daysFromNoon(-1) });
  await insertOffer(db, { ...nurse, id: 2, broadcast_start: daysFromNoon(-8), study_level_ids: [4] });
  expect((await found()).map(([id]) => id)).toEqual([2, 1]);
});

test('an offer already opened comes after an offer not yet opened', async () => {
  await insertOffer(db, { ...nurse, id: 1, study_level_ids: [4], broadcast_start: daysFromNoon(-1) });
  await insertOffer(db, { ...welder, id: 2, study_level_ids: [4], broadcast_start: daysFromNoon(-5) });
  await insertOffer(db, { ...coder, id: 3, study_level_ids: [4], broadcast_start: daysFromNoon(-6) });
  await noteSeen(board, { ...viewer }, 1);
  const levels = (await found()).filter(([, kind]) => kind === 'level').map(([id]) => id);
  expect(levels).toEqual([2, 3]);
  expect((await found()).at(0)?.[0]).toBe(1);
});

test('if two offers have the same reason, the offer not yet opened comes first, even if it is older', async () => {
  await insertOffer(db, { ...nurse, id: 1, broadcast_start: daysFromNoon(-1) });
  await insertOffer(db, { ...nurse, id: 2, broadcast_start: daysFromNoon(-5) });
  await noteSeen(board, viewer, 1);
  expect((await found()).map(([id]) => id)).toEqual([2, 1]);
});

test('each company appears once, and at most six offers are proposed', async () => {
  const company_id = await insertCompany(db);
  for (let index = 0; index < 4; index += 1) await insertOffer(db, { company_id, study_level_ids: [4] });
  expect(await found()).toHaveLength(1);
  for (let index = 0; index < 9; index += 1) await insertOffer(db, { study_level_ids: [4] });
  expect(await found()).toHaveLength(6);
});

test('a candidate with an incomplete profile gets no proposed offers, and a visitor must sign in', async () => {
  await insertOffer(db, { study_level_ids: [4] });
  expect(await found(await insertCandidate(board, { study_level_id: 4 }))).toEqual([]);
  await expect(personalisedOffers(board, visitor, 'fr')).rejects.toThrow('nobody is signed in');
});

import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { myApplications } from '#board/applications/my-applications.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { followOffers, beginning } from '#board/offers/changes/follow-offers.ts';
import { insertCompany, insertOffer } from '#board/offers/testing/offer-fixtures.ts';
import { loadReference } from '#board/reference/load-reference.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { countDemo, removeDemo } from './remove-demo.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const demo = { count: 20, unlessRemoved: true };
const demoOffer = 1_000_001;

beforeAll(async () => {
  await loadReference(db);
  await loadDemo(board, demo);
});

test('the invented offers and companies go, with applications to them, and nothing else goes', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const { file_key: own } = await db.selectFrom('cvs').select('file_key').executeTakeFirstOrThrow();
  const company_id = await insertCompany(db, { source: 'import' });
  const real = await insertOffer(db, { company_id, source: 'import' });
  for (const offer of [real, demoOffer]) await keepOffer(board, viewer, offer);
  const kept = await insertApplication(db, viewer, { offer_id: real, cv_file_key: own });
  const letter = await board.files.put(new TextEncoder().encode('%PDF'));
  await insertApplication(db, viewer, { offer_id: demoOffer, cv_file_key: own, cover_letter_file_key: letter });
  const { place } = await followOffers(board, beginning, 100);

  const { companies, ...counted } = await countDemo(db);
  expect(counted).toEqual({ offers: 20, applications: 1, favourites: 1 });
  expect(await removeDemo(board)).toEqual({ companies, ...counted });

  expect(await db.selectFrom('offers').select('id').execute()).toEqual([{ id: real }]);
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([{ id: company_id }]);
  expect(await db.selectFrom('favourites').select('offer_id').execute()).toEqual([{ offer_id: real }]);
  expect((await myApplications(board, viewer, 'fr')).map(({ id }) => id)).toEqual([kept]);
  expect((await board.files.get(own)).byteLength).toBeGreaterThan(0);
  await expect(board.files.get(letter)).rejects.toMatchObject({ code: 'file.notFound' });
  const { changes } = await followOffers(board, place, 100);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['withdrawn']));
});

test('an invented company that has a real offer stays', async () => {
  await loadDemo(board, { count: 1 });
  const company_id = await insertCompany(db);
  await insertOffer(db, { company_id, source: 'import' });
  await removeDemo(board);
  expect(await db.selectFrom('companies').select('id').where('source', '=', 'demo').execute()).toEqual([
    { id: company_id },
  ]);
});

test('a later start puts no invented offers back, a load by hand does', async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('offers').execute();
  expect((await loadDemo(board, demo)).loaded).toBe(false);
  expect((await loadDemo(board, { count: 1 })).loaded).toBe(true);
});

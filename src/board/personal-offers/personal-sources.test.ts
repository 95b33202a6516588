import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { noteSeen } from '#board/candidates/note-seen.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';
import { insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { removeSearch } from '#board/saved-searches/remove-search.ts';
import { saveSearch } from '#board/saved-searches/save-search.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { personalSources } from './personal-sources.ts';

const { db } = await testDatabase();
const board = testBoard(db);
let viewer: SignedInViewer;
let company_id = 0;
beforeAll(async () => {
  await insertReference(db);
  company_id = await insertCompany(db);
});
beforeEach(async () => {
  viewer = await insertCandidate(board);
});

const reasons = async (locale: 'fr' | 'en' = 'fr', studyLevelId: number | null = null) =>
  (await personalSources(board, { id: viewer.candidate.id, studyLevelId }, locale)).map(({ reason }) => reason);

test('the last two saved searches are reasons, but removed searches, older searches and searches of others are not', async () => {
  let now = board.now().getTime();
  const save = (name: string, by = viewer) =>
    saveSearch({ ...board, now: () => new Date(now++) }, by, { address: `query=${name}`, locale: 'fr' });
  for (const name of ['acheteur', 'soudeur', 'juriste']) await save(name);
  await removeSearch(board, viewer, await save('pilote'));
  await save('autre', await insertCandidate(board));
  expect(await reasons()).toEqual([
    { kind: 'search', what: 'juriste' },
    { kind: 'search', what: 'soudeur' },
  ]);
});

const professionIn = async (locale: 'fr' | 'en') =>
  (await reasons(locale)).find(({ kind }) => kind === 'profession')?.what;

test('one application counts more for a profession than two opened offers', async () => {
  const offer = (specialization: number) =>
    insertOffer(db, { company_id, title: 'Mission', specialization_ids: [specialization] });
  for (let count = 0; count < 2; count += 1) await noteSeen(board, viewer, await offer(9));
  expect(await professionIn('en')).toBe('Management control');
  await insertApplication(db, viewer, { offer_id: await offer(248) });
  expect(await professionIn('en')).toBe('Software development');
  expect(await professionIn('fr')).not.toBe('Software development');
});

test('a candidate without data has no reasons, and an unknown study level does not become a reason', async () => {
  expect(await reasons()).toEqual([]);
  expect(await reasons('fr', 99)).toEqual([]);
  expect((await reasons('fr', 4)).map(({ kind }) => kind)).toEqual(['level']);
});

test('an offer that shares only some words with a source does not belong to this source', async () => {
  const whole = await insertOffer(db, { company_id, title: 'Soudeur naval' });
  await insertOffer(db, { company_id, title: 'Soudeur de ponts' });
  await noteSeen(board, viewer, whole);
  await saveSearch(board, viewer, { address: 'query=soudeur+naval', locale: 'fr' });
  const sources = await personalSources(board, { id: viewer.candidate.id, studyLevelId: null }, 'fr');
  expect(sources.map(({ reason, ids }) => [reason.kind, ids])).toEqual([
    ['seen', [whole]],
    ['search', [whole]],
  ]);
});

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { myApplications } from '#board/applications/my-applications.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { followOffers, beginning } from '#board/offers/changes/follow-offers.ts';
import { insertCompany, insertOffer } from '#board/offers/testing/offer-fixtures.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadDemo } from './load-demo.ts';
import { countDemo, removeDemo } from './remove-demo.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const demo = { count: 20, unlessRemoved: true };
const demoOffer = 1_000_001;

const tell = (candidate_id: number, ...applicationIds: readonly (string | undefined)[]) =>
  db
    .insertInto('notifications')
    .values(
      applicationIds.map((applicationId) => ({
        candidate_id,
        kind: 'applicationTransmitted',
        ids: JSON.stringify({ applicationId }),
      })),
    )
    .execute();

/** Waits until a session waits for a lock of another transaction. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await waiting.execute(db)).rows.length === 0) await wait(5);
}

beforeAll(async () => {
  await loadReference(db);
  await loadDemo(board, demo);
});

test('a removal deletes only the invented offers and companies, and the applications to them', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const { file_key: own } = await db.selectFrom('cvs').select('file_key').executeTakeFirstOrThrow();
  const company_id = await insertCompany(db, { source: 'import' });
  const real = await insertOffer(db, { company_id, source: 'import' });
  for (const offer of [real, demoOffer]) await keepOffer(board, viewer, offer);
  const kept = await insertApplication(db, viewer, { offer_id: real, cv_file_key: own });
  const letter = await board.files.put(new TextEncoder().encode('%PDF'));
  await insertApplication(db, viewer, { offer_id: demoOffer, cv_file_key: own, cover_letter_file_key: letter });
  const ofDemo = await db.selectFrom('applications').select('id').where('offer_id', '=', demoOffer).executeTakeFirst();
  await tell(viewer.candidate.id, ofDemo?.id, kept);
  const { place } = await followOffers(board, beginning, 100);

  const { companies, ...counted } = await countDemo(db);
  expect(counted).toEqual({ offers: 20, applications: 1, favourites: 1 });
  expect(await removeDemo(board)).toEqual({ companies, ...counted });

  expect(await db.selectFrom('offers').select('id').execute()).toEqual([{ id: real }]);
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([{ id: company_id }]);
  expect(await db.selectFrom('favourites').select('offer_id').execute()).toEqual([{ offer_id: real }]);
  expect((await myApplications(board, viewer, 'fr')).map(({ id }) => id)).toEqual([kept]);
  expect(await db.selectFrom('notifications').select('ids').execute()).toEqual([{ ids: { applicationId: kept } }]);
  expect((await board.files.get(own)).byteLength).toBeGreaterThan(0);
  await expect(board.files.get(letter)).rejects.toMatchObject({ code: 'file.notFound' });
  const { changes } = await followOffers(board, place, 100);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['withdrawn']));
});

test('an invented company with a real offer stays', async () => {
  await loadDemo(board, { count: 1 });
  const company_id = await insertCompany(db);
  await insertOffer(db, { company_id, source: 'import' });
  await removeDemo(board);
  expect(await db.selectFrom('companies').select('id').where('source', '=', 'demo').execute()).toEqual([
    { id: company_id },
  ]);
});

test('a later start does not load the demo again, but an operator can load it by command', async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('offers').execute();
  expect((await loadDemo(board, demo)).loaded).toBe(false);
  expect((await loadDemo(board, { count: 1 })).loaded).toBe(true);
});

test('a spontaneous application sent during the removal is removed too', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const company = db.selectFrom('companies').select('id').where('source', '=', 'demo');
  const { id: company_id } = await company.executeTakeFirstOrThrow();
  const cv_file_key = await board.files.put(new TextEncoder().encode('%PDF'));
  const spontaneous = { offer_id: null, company_id, recipient_email: 'contact@example.org', cv_file_key };
  const { removal } = await db.transaction().execute(async (transaction) => {
    await insertApplication(transaction, viewer, spontaneous);
    const removal = removeDemo(board);
    removal.catch(() => {});
    await untilSomebodyWaits();
    return { removal };
  });
  expect(await removal).toMatchObject({ applications: 1 });
  expect(await db.selectFrom('companies').select('id').where('id', '=', company_id).execute()).toEqual([]);
});

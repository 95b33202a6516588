import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { AccountErased } from '#board/candidates/account-unavailable.ts';
import { connectCandidate } from '#board/sign-in/connect-candidate.ts';
import { readViewer } from '#board/candidates/read-viewer.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { readOffer } from '#board/offers/details/read-offer.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { localFiles } from '#files/local-files.ts';
import { eraseClosed } from '../retention/closed-accounts.ts';
import { setUnnamedAside } from '../retention/sweep-files.ts';
import { closeAccount } from './close-account.ts';
import { graceDays } from './grace.ts';
import { readClosing } from './read-closing.ts';

const { db } = await testDatabase();
await insertReference(db);
const told: { candidateId: number; closedAt: string }[] = [];
const jobs = { enqueue: async (_db: unknown, _job: unknown, data: never) => void told.push(data) };
const folder = await mkdtemp(join(tmpdir(), 'closing-'));
afterAll(() => rm(folder, { recursive: true }));
// Uses a separate folder, because the sweep of files refuses a folder in which most files have no row.
const board = testBoard(db, { jobs, files: localFiles(folder) });
const over = new Date(noon.getTime() + 1);

// Deletes all accounts, because the sweep erases every closed account and would count accounts of the
// previous test.
beforeEach(async () => {
  told.splice(0);
  await eraseClosed(board, over);
});

async function closedCandidate(at = board) {
  const viewer = await insertCandidate(board, { complete: true });
  const sent = await board.files.put(Buffer.from('%PDF-1.7 the CV as it was sent'));
  const application = await insertApplication(db, viewer, { cv_file_key: sent, transmitted_at: noon });
  await closeAccount(board, viewer);
  const { oid, email, id } = viewer.candidate;
  const signIn = () => connectCandidate(at, { oid, email, firstName: 'Zoé', lastName: 'Ørsted', locale: 'fr' });
  const cv = db.selectFrom('cvs').select('file_key').where('candidate_id', '=', id);
  return { viewer, id, oid, signIn, application, fileKey: (await cv.executeTakeFirstOrThrow()).file_key };
}

test('deleting an account closes it at once, and a letter states until when it can be reopened', async () => {
  const { viewer, id, oid } = await closedCandidate();
  await expect(readViewer(board, oid)).rejects.toMatchObject({ code: 'auth.errors.accountUnavailable' });
  await closeAccount(board, viewer);
  expect(told).toHaveLength(1);
  const closing = await readClosing(board, id, told[0]?.closedAt ?? '');
  expect(closing).toMatchObject({ endsAt: new Date(noon.getTime() + graceDays * day) });
});

test('signing in cancels the deletion completely, and no letter about the deletion is sent any more', async () => {
  const { id, signIn } = await closedCandidate();
  expect(await signIn()).toMatchObject({ reopened: true, created: false, candidate: { id, statusId: 3 } });
  expect(await readClosing(board, id, told[0]?.closedAt ?? '')).toBeUndefined();
  expect(await eraseClosed(board, over)).toBe(0);
  expect(await signIn()).toMatchObject({ reopened: false });
});

test('an account that is refused after it was closed stays refused and is still erased', async () => {
  const { id, signIn } = await closedCandidate();
  await db.updateTable('candidates').set({ status_id: 10 }).where('id', '=', id).execute();
  await expect(signIn()).rejects.toMatchObject({ code: 'auth.errors.accountUnavailable' });
  expect(await eraseClosed(board, over)).toBe(1);
});

test('after the grace period rows and files are gone, and only the anonymous number of applications stays', async () => {
  const { id, application, fileKey } = await closedCandidate();
  const applied = db.selectFrom('applications').select('offer_id').where('id', '=', application);
  const offerId = Number((await applied.executeTakeFirstOrThrow()).offer_id);
  const { candidatesCount } = await readOffer(board, offerId, 'fr');
  expect(await eraseClosed(board, noon)).toBe(0);
  expect(await eraseClosed(board, over)).toBe(1);
  expect(await db.selectFrom('candidates').selectAll().where('id', '=', id).execute()).toEqual([]);
  await expect(board.files.get(fileKey)).rejects.toMatchObject({ code: 'file.notFound' });
  const left = await db.selectFrom('past_applications').selectAll().where('offer_id', '=', offerId).execute();
  expect(left).toEqual([{ offer_id: offerId, company_id: null, month: '2026-11-01', outcome: 'transmitted' }]);
  expect(candidatesCount).toBe(1);
  expect(await readOffer(board, offerId, 'fr')).toMatchObject({ candidatesCount });
});

/** Returns a board with our own identity provider, whose account is deleted with the candidate. */
function withAccounts() {
  const gone = new Set<string>();
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const accounts = {
    tell: async () => ({}),
    termsAcceptedAt: async () => null,
    emailOf: async (_db: unknown, oid: string) => (gone.has(oid) ? null : `${oid}@example.org`),
    forget: async (_running: unknown, oid: string) => void gone.add(oid),
  };
  /** Deletes an account, and waits before the commit until the test releases it. */
  const holding = {
    ...accounts,
    forget: async (running: unknown, oid: string) => {
      await accounts.forget(running, oid);
      reached.resolve();
      await held.promise;
    },
  };
  return { accounts, holding, reached: reached.promise, letGo: held.resolve };
}

const waiting = () =>
  sql<object>`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);

test('a sign-in during the erasure reports that the account was deleted, and creates no new account', async () => {
  const { accounts, holding, reached, letGo } = withAccounts();
  const { id, oid, signIn } = await closedCandidate({ ...board, accounts });
  const sweep = eraseClosed({ ...board, accounts: holding }, over);
  await reached;
  const end = signIn().catch((error: unknown) => error);
  await expect.poll(async () => (await waiting()).rows.length).toBeGreaterThan(0);
  letGo();
  expect(await sweep).toBe(1);
  expect(await end).toBeInstanceOf(AccountErased);
  expect(await end).toMatchObject({ code: 'auth.accountDeleted' });
  const rows = db.selectFrom('candidates').select('id');
  expect(await rows.where((eb) => eb.or([eb('id', '=', id), eb('oid', '=', oid)])).execute()).toEqual([]);
});

// Expected results: number of erased accounts, number of remaining applications, and result of the sign-in.
const ends = [
  [0, 1, 'kept'],
  [1, 0, 'told that it is gone'],
];

test('if a sweep and a sign-in are simultaneous, the whole account is kept or erased, and its owner is told which', async () => {
  const whole = { ...board, accounts: withAccounts().accounts };
  for (let round = 0; round < 8; round += 1) {
    const { id, signIn } = await closedCandidate(whole);
    const end = signIn().then(
      ({ reopened }) => (reopened ? 'kept' : 'begun anew'),
      (error: unknown) => error instanceof AccountErased && 'told that it is gone',
    );
    const [swept, told] = await Promise.all([eraseClosed(whole, over), end]);
    const rows = await db.selectFrom('applications').select('id').where('candidate_id', '=', id).execute();
    expect(ends).toContainEqual([swept, rows.length, told]);
  }
});

test('after a crash between rows and files, the sweep of files deletes all remaining files', async () => {
  const { fileKey } = await closedCandidate();
  const dying = { ...board.files, delete: () => Promise.reject(new Error('killed here')) };
  await expect(eraseClosed({ ...board, files: dying }, over)).rejects.toThrow('killed here');
  expect(await setUnnamedAside(board, new Date(Date.now() + day))).toBeGreaterThan(0);
  for await (const key of board.files.asideBefore(new Date(Date.now() + day))) await board.files.delete(key);
  await expect(board.files.get(fileKey)).rejects.toMatchObject({ code: 'file.notFound' });
});

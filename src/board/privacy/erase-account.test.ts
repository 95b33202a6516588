import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { keepOffer } from '#board/favourites/keep-offer.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { eraseAccount } from './erase-account.ts';
import { exportData } from './export-data.ts';
import { ownColumns } from './own-columns.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);

async function busyCandidate() {
  const viewer = await insertCandidate(board, { complete: true });
  await keepOffer(board, viewer, await insertOffer(db));
  const id = await insertApplication(db, viewer);
  // A spontaneous application.
  await sql`
    update applications set offer_id = null, recipient_email = 'recruiter@example.com',
      company_id = (select company_id from offers where id = offer_id) where id = ${id}`.execute(db);
  const { file_key } = await db
    .selectFrom('cvs')
    .select('file_key')
    .where('candidate_id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  return { viewer, fileKey: file_key };
}

test('every table with rows of a candidate is listed, and all these rows are erased with the account', async () => {
  const { rows } = await sql<{ table: string; rule: string }>`
    select c.conrelid::regclass::text as table, c.confdeltype as rule from pg_constraint c
    where c.confrelid = 'candidates'::regclass and c.contype = 'f' order by 1`.execute(db);
  const own = Object.keys(ownColumns).filter((table) => table !== 'candidates');
  expect(rows).toEqual(own.map((table) => ({ table, rule: 'c' })));
});

test('an export contains the candidate’s data, but no data of others, no file keys and no address of a recruiter', async () => {
  const [{ viewer, fileKey }, other] = [await busyCandidate(), await busyCandidate()];
  const data = await exportData(board, viewer);
  expect(data['candidates']).toMatchObject([{ email: viewer.candidate.email }]);
  for (const table of ['applications', 'cvs', 'favourites'] as const) expect(data[table]).toHaveLength(1);
  const text = JSON.stringify(data);
  expect(text).not.toContain(fileKey);
  expect(text).not.toContain('recruiter@example.com');
  expect(text).not.toContain(other.viewer.candidate.email);
  await expect(exportData(board, visitor)).rejects.toThrow('nobody is signed in');
});

const emailOf = async () => null;
const termsAcceptedAt = emailOf;
const tell = async () => ({});
const refuse = () => Promise.reject(new Error('died here'));

test('our own sign-in account is erased in the same transaction as the rows', async () => {
  const { viewer } = await busyCandidate();
  const forgotten: string[] = [];
  const forget = async (_running: unknown, oid: string) => void forgotten.push(oid);
  await expect(
    eraseAccount({ ...board, accounts: { forget: refuse, emailOf, termsAcceptedAt, tell } }, viewer),
  ).rejects.toThrow('died here');
  expect((await exportData(board, viewer))['applications']).toHaveLength(1);
  await eraseAccount({ ...board, accounts: { forget, emailOf, termsAcceptedAt, tell } }, viewer);
  expect(forgotten).toEqual([viewer.candidate.oid]);
});

test('an erasure deletes all rows and files of its candidate, and nothing of other candidates', async () => {
  const [{ viewer, fileKey }, other] = [await busyCandidate(), await busyCandidate()];
  await eraseAccount(board, viewer);
  for (const rows of Object.values(await exportData(board, viewer))) expect(rows).toEqual([]);
  await expect(board.files.get(fileKey)).rejects.toMatchObject({ code: 'file.notFound' });
  expect((await exportData(board, other.viewer))['applications']).toHaveLength(1);
  expect(await board.files.get(other.fileKey)).toBeTruthy();
  await expect(eraseAccount(board, viewer)).rejects.toThrow('this account was deleted');
});

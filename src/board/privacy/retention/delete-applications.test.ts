import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { deleteApplications } from './delete-applications.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const year = 365 * day;
const [long, lately] = [new Date(noon.getTime() - 3 * year), new Date(noon.getTime() - year)];
const before = new Date(noon.getTime() - 2 * year);

test('an application is deleted with its letter, and also with its CV unless a profile has the same file', async () => {
  const viewer = await insertCandidate(board, { complete: true });
  const cvs = db.selectFrom('cvs').select('file_key').where('candidate_id', '=', viewer.candidate.id);
  const { file_key: kept } = await cvs.executeTakeFirstOrThrow();
  const put = () => board.files.put(Buffer.from('a document'));
  const [cv, letter] = [await put(), await put()];
  const files = { cover_letter_file_name: 'x.pdf', cover_letter_media_type: 'application/pdf' };
  await insertApplication(db, viewer, { applied_at: long, cv_file_key: kept });
  await insertApplication(db, viewer, {
    applied_at: long,
    cv_file_key: cv,
    cover_letter_file_key: letter,
    ...files,
  });
  expect(await deleteApplications('all')(board, before)).toBe(2);
  for (const gone of [cv, letter]) await expect(board.files.get(gone)).rejects.toMatchObject({ code: 'file.notFound' });
  expect(await board.files.get(kept)).toBeTruthy();
});

test('an old application stays if it has a recent answer or a recent message', async () => {
  const old = async () => insertApplication(db, await insertCandidate(board), { applied_at: long });
  await db
    .insertInto('application_answers')
    .values({ application_id: await old(), answer: 'contact', message: null, answered_at: lately })
    .execute();
  const message = { author: 'candidate', message: 'x', written_at: lately, sending: Buffer.from('x') } as const;
  await db
    .insertInto('application_messages')
    .values({ application_id: await old(), ...message })
    .execute();
  expect(await deleteApplications('all')(board, before)).toBe(0);
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { readMyApplication } from '../read-my-application.ts';
import { insertApplication } from '../testing/application-fixtures.ts';
import { withdrawApplication } from '../withdraw-application.ts';
import { answerApplication } from './answer-application.ts';
import { noteOpening } from './note-opening.ts';
import { NoSuchDocument, openDocument } from './open-document.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });
const minutesLater = (minutes: number) => ({ ...board, now: () => new Date(noon.getTime() + minutes * minute) });

async function received() {
  const viewer = await insertCandidate(board);
  const cv_file_key = await board.files.put(Buffer.from('a CV'));
  const id = await insertApplication(db, viewer, { cv_file_key });
  const read = () => readMyApplication(minutesLater(60), viewer, id, 'fr');
  return { id, viewer, read };
}
async function toldOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from notifications where ids ->> 'applicationId' = ${id}`.execute(db);
  return rows.map(({ kind }) => kind);
}

test('each opening counts unless it repeats another within a minute, and only the first opening notifies the candidate', async () => {
  const { id, read } = await received();
  await Promise.all([noteOpening(board, id, 'application'), noteOpening(board, id, 'application')]);
  await noteOpening(minutesLater(5), id, 'application');
  const { state, since, history } = await read();
  expect({ state, since }).toEqual({ state: 'opened', since: noon });
  const opened = { kind: 'opened', what: 'application', count: 2, at: noon, last: minutesLater(5).now() };
  expect(history).toContainEqual(opened);
  expect(await toldOf(id)).toEqual(['applicationOpened']);
});

test('an opened application counts as transmitted, even if the transmission was not noted', async () => {
  const { id, read } = await received();
  await db.updateTable('applications').set({ failed_at: noon }).where('id', '=', id).execute();
  await noteOpening(board, id, 'application');
  expect((await read()).history.map(({ kind }) => kind)).toEqual(['sent', 'transmitted', 'opened']);
});

test('opening a document is noted, and a cover letter that does not exist is reported as missing', async () => {
  const { id, read } = await received();
  const { bytes, fileName } = await openDocument(board, id, 'cv');
  expect([Buffer.from(bytes).toString(), fileName]).toEqual(['a CV', 'CV.pdf']);
  await expect(openDocument(board, id, 'coverLetter')).rejects.toBeInstanceOf(NoSuchDocument);
  expect((await read()).history).toContainEqual({ kind: 'opened', what: 'cv', count: 1, at: noon, last: noon });
});

test('an application cannot be opened after its withdrawal or the end of the account', async () => {
  const { id, viewer } = await received();
  await withdrawApplication(board, viewer, id);
  const attempts = [() => openDocument(board, id, 'cv'), () => noteOpening(board, id, 'application')];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ reason: 'withdrawn' });
  await db.deleteFrom('candidates').where('id', '=', viewer.candidate.id).execute();
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ reason: 'erased' });
});

test('no application of a closed account can be opened or answered, and its document is not even read from the store', async () => {
  const { id, viewer } = await received();
  await db.updateTable('candidates').set({ status_id: 10 }).where('id', '=', viewer.candidate.id).execute();
  const files = { ...board.files, get: () => Promise.reject(new Error('read')) };
  const attempts = [
    () => openDocument({ ...board, files }, id, 'cv'),
    () => noteOpening(board, id, 'application'),
    () => answerApplication(board, id, { answer: 'contact', message: null }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ reason: 'erased' });
  expect(await toldOf(id)).toEqual([]);
});

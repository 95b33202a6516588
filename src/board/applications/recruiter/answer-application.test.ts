import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { maximumMessageLength } from '../application-limits.ts';
import { myApplications } from '../my-applications.ts';
import { insertApplication } from '../testing/application-fixtures.ts';
import { withdrawApplication } from '../withdraw-application.ts';
import { answerApplication, maximumAnswers, readAnswer, TooManyAnswers } from './answer-application.ts';
import { ApplicationGone } from './application-gone.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs) });

async function received() {
  const viewer = await insertCandidate(board);
  const id = await insertApplication(db, viewer, { transmitted_at: noon });
  const state = async () => (await myApplications(board, viewer, 'fr'))[0]?.state;
  return { viewer, id, state };
}
async function mails(name: string, id: string): Promise<number> {
  const { rows } = await sql`
    select 1 from pgboss.job where name = ${`application.mail-${name}`} and data ->> 'applicationId' = ${id}`.execute(
    db,
  );
  return rows.length;
}

test('an answer is saved and notified once, even if it is sent repeatedly or simultaneously', async () => {
  const { id, state } = await received();
  const send = () => answerApplication(board, id, { answer: 'contact', message: 'Appelez-moi' });
  await Promise.all([send(), send(), send()]);
  await send();
  expect([await state(), await mails('answered', id)]).toEqual(['contact', 1]);
});

test('a recruiter may change the answer: the last answer counts, and the candidate is notified of each', async () => {
  const { id, state } = await received();
  await answerApplication(board, id, { answer: 'contact', message: null });
  await answerApplication(board, id, { answer: 'contact', message: 'Demain ?' });
  await answerApplication(board, id, { answer: 'declined', message: null });
  expect([await state(), await mails('answered', id)]).toEqual(['declined', 3]);
});

test('the number of changes of an answer is limited', async () => {
  const { id } = await received();
  const say = (message: string) => answerApplication(board, id, { answer: 'contact', message });
  for (let count = 0; count < maximumAnswers; count += 1) await say(`${count}`);
  await expect(say('one more')).rejects.toBeInstanceOf(TooManyAnswers);
  expect(await mails('answered', id)).toBe(maximumAnswers);
});

test('if an answer and a withdrawal are simultaneous, the second sees the result of the first', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, viewer, state } = await received();
    const answer = answerApplication(board, id, { answer: 'retained', message: null });
    const [answered, left] = await Promise.allSettled([answer, withdrawApplication(board, viewer, id)]);
    expect(left.status).toBe('fulfilled');
    const refused = answered.status === 'rejected' && answered.reason instanceof ApplicationGone;
    expect([await state(), await mails('withdrawn', id), await mails('answered', id)]).toEqual([
      'withdrawn',
      1,
      refused ? 0 : 1,
    ]);
  }
});

test('a withdrawn application, or an application erased with its account, cannot be answered', async () => {
  const { id, viewer } = await received();
  await withdrawApplication(board, viewer, id);
  const answer = { answer: 'contact', message: null } as const;
  await expect(answerApplication(board, id, answer)).rejects.toMatchObject({ reason: 'withdrawn' });
  await db.deleteFrom('applications').where('id', '=', id).execute();
  await expect(answerApplication(board, id, answer)).rejects.toMatchObject({ reason: 'erased' });
});

test('an answer whose job cannot be queued is not saved', async () => {
  const { id, state } = await received();
  const failing = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no')) } };
  await expect(answerApplication(failing, id, { answer: 'contact', message: null })).rejects.toThrow('no');
  expect(await state()).toBe('transmitted');
});

test.each([
  [{ answer: null, message: '' }, { answer: 'answer.required' }],
  [{ answer: 'hired', message: 'x' }, { answer: 'answer.required' }],
  [{ answer: 'contact', message: 'x'.repeat(maximumMessageLength + 1) }, { message: 'message.tooLong' }],
  [{ answer: 'contact', message: new File([], '') }, { message: 'message.invalid' }],
])('an invalid answer is refused on its field', (fields, codes) => {
  expect(() => readAnswer(fields)).toThrow(InvalidInput);
  expect(() => readAnswer(fields)).toThrow(expect.objectContaining({ fields: codes }));
});

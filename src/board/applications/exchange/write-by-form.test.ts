import { expect, test } from 'vitest';
import { day } from '#durations.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { SignInRequired } from '#board/candidates/sign-in-required.ts';
import { visitor } from '#board/context/viewer.ts';
import { applicationJobs } from '#board/jobs/application-jobs.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { ApplicationNotFound } from '../application-id.ts';
import { maximumMessageLength } from '../application-limits.ts';
import { withdrawApplication } from '../withdraw-application.ts';
import { maximumMessages, maximumMessagesADay } from './exchange-limits.ts';
import { NotAnsweredYet } from './exchange-policy.ts';
import { answeredApplication, messagesOf, queuedLetters } from './testing/answered-application.ts';
import { writeToCandidate, writeToRecruiter } from './write-by-form.ts';
import { TooManyMessages } from './write-message.ts';

const { db } = await testDatabase();
await insertReference(db);
let time = noon;
const board = testBoard(db, { jobs: await testJobs(db, applicationJobs), now: () => time });
const answered = () => answeredApplication(board);
const written = (message: unknown, key: unknown = 'a key') => ({ message, key });

test('a message of the candidate is saved with a letter to the recruiter, once, even if its form is sent repeatedly or simultaneously', async () => {
  const { viewer, id } = await answered();
  const send = () => writeToRecruiter(board, viewer, id, written(' Mardi\r\nme va. '));
  await Promise.all([send(), send(), send()]);
  await send();
  expect(await messagesOf(board, id)).toEqual(['candidate: Mardi\nme va.']);
  expect([await queuedLetters(board, 'reply', id), await queuedLetters(board, 'message', id)]).toEqual([1, 0]);
});

test('the same words may be written again in a new form, and other words in the same form are another message', async () => {
  const { viewer, id } = await answered();
  for (const [message, key] of [
    ['Merci', '1'],
    ['Merci', '2'],
    ['Merci !', '2'],
    ['Merci', 7],
    ['Merci', null],
  ] as const)
    await writeToRecruiter(board, viewer, id, written(message, key));
  // Without a readable key, equal texts are one message.
  expect(await messagesOf(board, id)).toEqual(
    ['Merci', 'Merci', 'Merci !', 'Merci'].map((text) => `candidate: ${text}`),
  );
});

test('a message of the recruiter is saved with a notification and a letter to the candidate', async () => {
  const { viewer, id } = await answered();
  await writeToCandidate(board, id, written('Quel jour ?'));
  await writeToCandidate(board, id, written('Quel jour ?'));
  expect(await messagesOf(board, id)).toEqual(['recruiter: Quel jour ?']);
  expect(await queuedLetters(board, 'message', id)).toBe(1);
  const told = db.selectFrom('notifications').select(['kind', 'ids']).where('candidate_id', '=', viewer.candidate.id);
  expect(await told.execute()).toMatchObject([{ kind: 'applicationMessage', ids: { applicationId: id } }]);
});

test('a message whose job cannot be queued is not saved', async () => {
  const { viewer, id } = await answered();
  const failing = { ...board, jobs: { enqueue: () => Promise.reject(new Error('no')) } };
  await expect(writeToRecruiter(failing, viewer, id, written('x'))).rejects.toThrow('no');
  await expect(writeToCandidate(failing, id, written('x'))).rejects.toThrow('no');
  expect(await messagesOf(board, id)).toEqual([]);
});

test('nobody writes before the recruiter has answered', async () => {
  const { viewer, id } = await answeredApplication(board, { answered: false });
  await expect(writeToRecruiter(board, viewer, id, written('x'))).rejects.toBeInstanceOf(NotAnsweredYet);
  await expect(writeToCandidate(board, id, written('x'))).rejects.toBeInstanceOf(NotAnsweredYet);
});

test('only the candidate of an application writes to its recruiter', async () => {
  const { id } = await answered();
  const other = await insertCandidate(board);
  for (const given of [id, 'x']) {
    const writing = writeToRecruiter(board, other, given, written('x'));
    await expect(writing).rejects.toBeInstanceOf(ApplicationNotFound);
  }
  await expect(writeToRecruiter(board, visitor, id, written('x'))).rejects.toBeInstanceOf(SignInRequired);
  expect(await messagesOf(board, id)).toEqual([]);
});

test('after the withdrawal of the application, and after the end of the account, nobody writes', async () => {
  const [left, closed] = [await answered(), await answered()];
  await withdrawApplication(board, left.viewer, left.id);
  await db.updateTable('candidates').set({ status_id: 1 }).where('id', '=', closed.viewer.candidate.id).execute();
  for (const [{ viewer, id }, reason] of [
    [left, 'withdrawn'],
    [closed, 'erased'],
  ] as const) {
    await expect(writeToRecruiter(board, viewer, id, written('x'))).rejects.toMatchObject({ reason });
    await expect(writeToCandidate(board, id, written('x'))).rejects.toMatchObject({ reason });
    expect(await messagesOf(board, id)).toEqual([]);
  }
});

test('a party writes a limited number of messages a day, which the other party does not use up', async () => {
  const { viewer, id } = await answered();
  const write = (text: string) => writeToRecruiter(board, viewer, id, written(text));
  for (let count = 0; count < maximumMessagesADay; count += 1) await write(`${count}`);
  await expect(write('more')).rejects.toMatchObject({ within: 'day' });
  await write('0'); // A repeated form is not counted.
  await writeToCandidate(board, id, written('x'));
  time = new Date(noon.getTime() + day);
  await write('more');
  time = noon;
  expect(await queuedLetters(board, 'reply', id)).toBe(maximumMessagesADay + 1);
});

test('a party writes a limited number of messages in an exchange', async () => {
  const { viewer, id } = await answered();
  const rows = Array.from({ length: maximumMessages }, (_, number) => ({
    application_id: id,
    author: 'candidate' as const,
    message: 'x',
    written_at: new Date(noon.getTime() - 2 * day),
    sending: Buffer.from([number]),
  }));
  await db.insertInto('application_messages').values(rows).execute();
  const writing = writeToRecruiter(board, viewer, id, written('x'));
  await expect(writing).rejects.toBeInstanceOf(TooManyMessages);
  await expect(writing).rejects.toMatchObject({ within: 'exchange' });
});

test.each([
  ['', 'field.required'],
  [' \n\u0000', 'field.required'],
  [null, 'message.invalid'],
  [new File([], ''), 'message.invalid'],
  ['x'.repeat(maximumMessageLength + 1), 'message.tooLong'],
])('the text %j is refused on its field', async (message, code) => {
  const { viewer, id } = await answered();
  const refused = { fields: { message: code } };
  await expect(writeToRecruiter(board, viewer, id, written(message))).rejects.toMatchObject(refused);
  await expect(writeToCandidate(board, id, written(message))).rejects.toMatchObject(refused);
});

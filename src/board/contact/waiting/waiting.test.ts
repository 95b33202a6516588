import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { contactMail } from '#board/contact/contact-job.ts';
import { sendContact } from '#board/contact/send-contact.ts';
import { noteGivenUp } from '#board/operators/letters/note-given-up.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { deleteWaiting, sendWaiting } from './act-on-waiting.ts';
import { listWaiting, readWaiting } from './waiting-messages.ts';

const { db } = await testDatabase();
const jobs = await testJobs(db, [contactMail]);
const board = testBoard(db, { jobs, contact: 'operator@example.org' });
const operator = await insertMember(db, ['operator']);
const written = { name: 'Zoé', email: 'zoe@example.org', subject: 'Question', message: 'Bonjour, comment faire ?' };
const waitingJobs = async () => {
  const { rows } = await sql`select from pgboss.job where name = ${contactMail.name} and state < 'active'`.execute(db);
  return rows.length;
};
let id = '';

beforeEach(async () => {
  await db.deleteFrom('contact_messages').execute();
  await db.deleteFrom('given_up_letters').execute();
  await sql`delete from pgboss.job`.execute(db);
  await sendContact(board, written, 'fr');
  id = (await listWaiting(board))[0]?.id ?? '';
});

/** The job of the message was given up. */
async function giveUp(): Promise<void> {
  await sql`delete from pgboss.job`.execute(db);
  const lost = { id: crypto.randomUUID(), letter: contactMail.name, data: { messageId: id }, why: null, about: null };
  await noteGivenUp(board, lost);
}

test('the text of a message is shown to who reads it, and the audit has the reading without the text', async () => {
  expect(JSON.stringify(await listWaiting(board))).not.toContain('zoe@example.org');
  expect(await readWaiting(board, operator, id)).toMatchObject(written);
  const audit = await db.selectFrom('staff.audit').selectAll().where('act', '=', 'message.read').execute();
  expect(audit).toHaveLength(1);
  expect(JSON.stringify(audit)).not.toMatch(/zoe|Bonjour/);
});

test('of two operators who send a given-up message again at once, one does', async () => {
  await giveUp();
  const sent = await Promise.allSettled([1, 2].map(() => sendWaiting(board, operator, id)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await waitingJobs()).toBe(1);
});

test('a message that waits for its next try is tried at once, and one that is about to leave is left alone', async () => {
  await expect(sendWaiting(board, operator, id)).rejects.toMatchObject({ code: 'office.messageUnderWay' });
  await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'`.execute(db);
  await sendWaiting(board, operator, id);
  const { rows } = await sql`select from pgboss.job where start_after > now()`.execute(db);
  expect([rows.length, await waitingJobs()]).toEqual([0, 1]);
});

test('a message is deleted for a reason, with its given-up letter; later acts say that it is gone', async () => {
  await giveUp();
  await expect(deleteWaiting(board, operator, { id, reason: '' })).rejects.toMatchObject({ fields: expect.anything() });
  await deleteWaiting(board, operator, { id, reason: 'Publicité' });
  expect(await listWaiting(board)).toEqual([]);
  expect(await db.selectFrom('given_up_letters').select('id').execute()).toEqual([]);
  for (const act of [sendWaiting(board, operator, id), readWaiting(board, operator, id)])
    await expect(act).rejects.toMatchObject({ code: 'office.messageGone' });
});

import { beforeEach, expect, test } from 'vitest';
import { insertApplication } from '#board/applications/testing/application-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { applicationToRecruiter } from '#board/jobs/application-jobs.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { insertMember } from '#staff/testing/staff-fixtures.ts';
import { resendFailed } from '#board/applications/resend-failed.ts';
import { forgetLetter } from './forget-given-up.ts';
import { countGivenUp, listGivenUp, readGivenUp, refusedByDomain } from './list-given-up.ts';
import { noteGivenUp } from './note-given-up.ts';
import { readReceiver } from './read-receiver.ts';
import { resendLetter, resendLettersOf } from './resend-given-up.ts';

const { db } = await testDatabase();
await insertReference(db);
const queued: { name: string; data: unknown }[] = [];
const board = testBoard(db, { jobs: { enqueue: async (_db, { name }, data) => void queued.push({ name, data }) } });
const operator = await insertMember(db, ['operator']);
const viewer = await insertCandidate(board, { complete: true, oid: 'oid-1', email: 'zoe@example.org' });
const { candidate } = viewer;
const alert = { letter: 'alert.mail-digest', data: { candidateId: candidate.id }, why: '550 no', about: null };
const reason = 'Demande écrite';
const given = async (more: Partial<Parameters<typeof noteGivenUp>[1]> = {}) => {
  const id = crypto.randomUUID();
  await noteGivenUp(board, { id, ...alert, ...more });
  return id;
};
const acts = () =>
  db
    .selectFrom('staff.audit')
    .select(['act', 'subject_kind', 'subject_id', 'reason', 'changes'])
    .orderBy('id')
    .execute();
const listed = async () => (await listGivenUp(board, { letter: null, after: null })).letters;

beforeEach(async () => {
  queued.length = 0;
  await db.deleteFrom('given_up_letters').execute();
  await db.deleteFrom('applications').execute();
});

test('a letter that is given up twice by a crash is listed once, with the answer of the server', async () => {
  const id = await given();
  await noteGivenUp(board, { id, ...alert });
  expect(await listed()).toEqual([
    { id, letter: 'alert.mail-digest', why: '550 no', domain: null, isRefused: false, givenUpAt: noon },
  ]);
});

test('of two operators who send a letter again at once, one sends it', async () => {
  const id = await given();
  const sent = await Promise.allSettled([resendLetter(board, operator, id), resendLetter(board, operator, id)]);
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(queued).toEqual([{ name: 'alert.mail-digest', data: { candidateId: candidate.id } }]);
  expect(await listed()).toEqual([]);
});

test('of two operators who send all letters of a kind again at once, each letter leaves once', async () => {
  for (let count = 0; count < 20; count += 1) await given();
  await given({ letter: 'favourite.mail-closing' });
  const sent = await Promise.allSettled([1, 2].map(() => resendLettersOf(board, operator, 'alert.mail-digest')));
  expect(sent.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0)).toBe(20);
  expect(queued).toHaveLength(20);
  expect((await listed()).map(({ letter }) => letter)).toEqual(['favourite.mail-closing']);
});

test('a failed application loses its mark when it is sent again; one that was withdrawn is not sent', async () => {
  const failed = { failed_at: noon };
  const one = await insertApplication(db, viewer, failed);
  const two = await insertApplication(db, viewer, { ...failed, withdrawn_at: noon });
  const letter = applicationToRecruiter.name;
  await given({ letter, data: { applicationId: one } });
  await given({ letter, data: { applicationId: two } });
  expect(await resendLettersOf(board, operator, letter)).toBe(1);
  expect(queued).toEqual([{ name: letter, data: { applicationId: one } }]);
  const rows = await db.selectFrom('applications').select('failed_at').where('id', '=', one).execute();
  expect(rows).toEqual([{ failed_at: null }]);
});

test('the program that sends failed applications again takes them off the list too', async () => {
  const id = await insertApplication(db, viewer, { failed_at: noon });
  await given({ letter: applicationToRecruiter.name, data: { applicationId: id } });
  expect(await resendFailed(board)).toBe(1);
  expect(await listed()).toEqual([]);
});

test('a letter with a code is listed without its data, and cannot be sent again', async () => {
  const id = await given({ letter: 'account.mail-code', data: { sealed: 'secret' } });
  expect(await db.selectFrom('given_up_letters').select('data').execute()).toEqual([{ data: null }]);
  expect(await readGivenUp(board, id)).toMatchObject({ isKept: false });
  await expect(resendLetter(board, operator, id)).rejects.toMatchObject({ code: 'office.letterGone' });
});

test('a letter is forgotten with a reason, which the audit has', async () => {
  const id = await given();
  await expect(forgetLetter(board, operator, { id, reason: '' })).rejects.toMatchObject({ fields: expect.anything() });
  await forgetLetter(board, operator, { id, reason });
  expect(await listed()).toEqual([]);
  expect((await acts()).at(-1)).toMatchObject({ act: 'mail.forget', subject_id: id, reason });
});

test('who reads the address of a candidate is recorded under the object id, without the address', async () => {
  const id = await given();
  expect(await readReceiver(board, operator, { id, reason })).toBe('zoe@example.org');
  expect((await acts()).at(-1)).toMatchObject({
    act: 'mail.read',
    subject_kind: 'candidate',
    subject_id: 'oid-1',
    reason,
  });
  expect(JSON.stringify(await acts())).not.toContain('zoe@example.org');
});

test('the receiver of an application to a recruiter is no candidate', async () => {
  const applicationId = await insertApplication(db, viewer, {
    offer_id: await insertOffer(db, { contact_email: 'jobs@example.com' }),
  });
  const id = await given({ letter: applicationToRecruiter.name, data: { applicationId } });
  expect(await readReceiver(board, operator, { id, reason })).toBe('jobs@example.com');
  expect((await acts()).at(-1)).toMatchObject({ subject_kind: 'letter', subject_id: id });
  const confirmation = await given({ letter: 'application.mail-candidate', data: { applicationId } });
  expect(await readReceiver(board, operator, { id: confirmation, reason })).toBe('zoe@example.org');
});

test('the address of an erased candidate is nobody’s', async () => {
  const id = await given({ data: { candidateId: 999_999 } });
  expect(await readReceiver(board, operator, { id, reason })).toBeNull();
});

test('refused addresses are counted by domain', async () => {
  for (const about of ['gmail.com', 'gmail.com', 'orange.fr']) await given({ about });
  await given({ about: '' });
  expect(await refusedByDomain(board)).toEqual([
    { domain: 'gmail.com', count: 2, lastAt: noon },
    { domain: 'orange.fr', count: 1, lastAt: noon },
  ]);
  expect(await countGivenUp(board)).toEqual(new Map([['alert.mail-digest', 4]]));
});

test('a list of any length is shown in pages, each letter once', async () => {
  for (let count = 0; count < 120; count += 1) await given();
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof listGivenUp>> = await listGivenUp(board, { letter: null, after });
    seen.push(...page.letters.map(({ id }) => id));
    after = page.next;
    if (after === null) break;
  }
  expect(new Set(seen).size).toBe(120);
  expect(seen).toHaveLength(120);
  expect((await listGivenUp(board, { letter: null, after: 'nonsense' })).letters).toHaveLength(50);
});

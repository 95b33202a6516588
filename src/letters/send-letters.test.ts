import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { day } from '#durations.ts';
import type { ApplicationToOffer } from '#board/applications/apply-to-offer.ts';
import { applyToOffer } from '#board/applications/apply-to-offer.ts';
import { myApplications } from '#board/applications/my-applications.ts';
import { resendFailed } from '#board/applications/resend-failed.ts';
import { documents } from '#board/candidates/documents/testing/make-documents.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { applicationOfToken } from '#board/applications/recruiter/recruiter-link.ts';
import { ExpiredToken } from '#signed-token.ts';
import { FilesUnavailable } from '#files/files-unavailable.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import type { Worker } from '#jobs/worker.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer } from '#mail/testing/receiving-server.ts';
import type { Received, ReceivingServer } from '#mail/testing/receiving-server.ts';
import { applicationConfirmationLetter } from './applications/application-confirmation.tsx';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { applicationWithdrawnLetter } from './applications/application-withdrawn.tsx';
import { applicationToRecruiterLetter } from './applications/application-to-recruiter.tsx';
import { letters } from './letters.ts';
import { accountSeal } from './testing/account-seal.ts';

const { db, url } = await testDatabase();
await insertReference(db);
const ignore = () => undefined;
const jobs = letters.map(({ job }) => job);
const board = testBoard(db, { jobs: await testJobs(db, jobs) });
const workers: Worker[] = [];
let server: ReceivingServer;

beforeEach(async () => {
  server = await receivingServer();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await server.close();
  await sql`delete from pgboss.job`.execute(db);
});

const post = () => ({
  mailer: smtpMailer({ url: server.url, from: 'Mon Volontariat International <site@example.org>' }),
  signingSecret: 'a secret of these tests',
  accountSeal,
  publicUrl: new URL('https://board.example'),
});
async function work(): Promise<void> {
  const worker = await startWorker({ url, listen: createListen(url) }, jobs, ignore);
  workers.push(worker);
  for (const letter of letters) await letter.work(worker, { board, post: post() });
}
async function apply(contact_email: string | null, more: Partial<ApplicationToOffer> = {}) {
  const viewer = await insertCandidate(board, { complete: true });
  const offerId = await insertOffer(db, { contact_email, title: 'Ingénieure qualité' });
  const cv = await db
    .selectFrom('cvs')
    .select('id')
    .where('candidate_id', '=', viewer.candidate.id)
    .executeTakeFirstOrThrow();
  const person = { email: 'zoe@example.org', firstName: 'Zoé', lastName: 'Ørsted', cvId: cv.id };
  const { id } = await applyToOffer(board, viewer, { offerId, ...person, locale: 'fr', ...more });
  const account = viewer.candidate.email;
  return { id, account, viewer, state: async () => (await myApplications(board, viewer, 'fr'))[0]?.state };
}
const sentTo = (address: string): Received[] => server.received.filter(({ to }) => to === address);

test('a confirmed application reaches the recruiter with its documents, and the candidate gets a confirmation', async () => {
  await work();
  const letter = new File([documents.docx], 'Lettre.docx');
  const { id, account, state } = await apply('recruiter@example.org', { coverLetter: letter, message: 'Bonjour' });
  await vi.waitFor(async () => expect(await state()).toBe('transmitted'), { timeout: 8000 });
  await vi.waitFor(() => expect(sentTo(account)).toHaveLength(1), { timeout: 8000 });
  const [mail] = sentTo('recruiter@example.org');
  expect(mail).toMatchObject({
    recipients: ['recruiter@example.org'],
    replyTo: { name: 'Zoé Ørsted', address: account },
    messageId: `${id}.recruiter@board.example`,
  });
  expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual(['CV Zoé Ørsted.pdf', 'Lettre.docx']);
  expect(Buffer.from(mail?.attachments[1]?.bytes ?? [])).toEqual(documents.docx);
  expect(sentTo(account)[0]).toMatchObject({ messageId: `${id}.candidate@board.example`, attachments: [] });
});

test('a confirmation goes only to the address of the account, and quotes no typed text', async () => {
  const typed = { firstName: 'Gagnez', lastName: 'Beaucoup', message: 'Cliquez https://evil.example' };
  const { id, account } = await apply('recruiter@example.org', {
    ...typed,
    email: 'stranger@example.net',
    coverLetter: new File([documents.txt], 'Offre imperdable.txt'),
  });
  await applicationConfirmationLetter.send(board, post(), { applicationId: id });
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  expect(server.received.flatMap(({ recipients }) => recipients)).toEqual([account, 'recruiter@example.org']);
  const [confirmation] = sentTo(account);
  const words = `${confirmation?.subject} ${confirmation?.html} ${confirmation?.text}`;
  expect(confirmation?.text).toContain(`Le recruteur pourra vous répondre à l’adresse ${account}`);
  expect(words).not.toMatch(/Gagnez|Beaucoup|evil|stranger|imperdable|Ørsted/);
  expect(sentTo('recruiter@example.org')[0]?.replyTo).toEqual({
    name: 'Gagnez Beaucoup',
    address: account, // The typed address was not proven.
  });
});

test('the message links the recruiter to the application for 90 days, and is in both languages', async () => {
  const { id } = await apply('recruiter@example.org');
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  const { text = '' } = sentTo('recruiter@example.org')[0] ?? {};
  const addresses = Array.from(text.matchAll(/https:\/\/board\.example(\/en)?\/recruteurs\/([\w.-]+)/g));
  expect(addresses.map(([, language = '']) => language)).toEqual(expect.arrayContaining(['', '/en']));
  const end = noon.getTime() + 90 * day;
  for (const [, , token = ''] of addresses) {
    const opened = (now: number) => applicationOfToken(post().signingSecret, token, new Date(now));
    expect(opened(end - 1).id).toBe(id);
    expect(() => opened(end)).toThrow(ExpiredToken);
  }
});

test.each([null, 'not an address', 'a@example.org, b@example.org'])(
  'an application to an offer with the contact %j goes to the operator’s desk, and the candidate is told so',
  async (contact) => {
    const { id, viewer } = await apply(contact);
    await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
    expect(sentTo('operator@example.org')).toHaveLength(1);
    expect(await myApplications(board, viewer, 'fr')).toMatchObject([{ recipient: 'desk', transmitted: true }]);
  },
);

test('the recorded recipient of an application stays the same if the offer gets a contact later', async () => {
  const { id, viewer } = await apply(null);
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  await db.updateTable('offers').set({ contact_email: 'late@example.org' }).execute();
  expect(await myApplications(board, viewer, 'fr')).toMatchObject([{ recipient: 'desk' }]);
  await withdrawApplication(board, viewer, id);
  await applicationWithdrawnLetter.send(board, post(), { applicationId: id });
  expect(server.received.map(({ to }) => to)).toEqual(['operator@example.org', 'operator@example.org']);
});

test('an application without any recipient waits for the operator, and is sent to nobody', async () => {
  const { id } = await apply(null);
  const alone = { ...board, desk: null };
  const sending = applicationToRecruiterLetter.send(alone, post(), { applicationId: id });
  await expect(sending).rejects.toBeInstanceOf(NotWorthRetrying);
  expect(server.received).toEqual([]);
});

test('a mailbox shared by many offers can sort by headers of the message', async () => {
  const { id } = await apply('recruiter@example.org');
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  const offer = await db
    .selectFrom('applications as a')
    .innerJoin('offers as o', 'o.id', 'a.offer_id')
    .select('o.reference')
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow();
  const [mail] = sentTo('recruiter@example.org');
  expect(mail?.fields).toMatchObject({ 'x-offer-reference': offer.reference, 'x-company': expect.stringMatching(/./) });
  expect(mail?.subject.startsWith(offer.reference)).toBe(true);
});

test('an application confirmed just before a crash is delivered after a restart', async () => {
  const { account, state } = await apply('recruiter@example.org');
  expect([await state(), server.received]).toEqual(['sent', []]);
  // Leaves the jobs as a killed worker would.
  await sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now()`.execute(db);
  await work();
  await vi.waitFor(async () => expect([await state(), sentTo(account).length]).toEqual(['transmitted', 1]), {
    timeout: 8000,
  });
});

test('a message repeated after a crash of its worker has the same message id', async () => {
  const { id } = await apply('recruiter@example.org');
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  await db.updateTable('applications').set({ transmitted_at: null }).where('id', '=', id).execute();
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  expect(sentTo('recruiter@example.org').map(({ messageId }) => messageId)).toEqual(
    Array(2).fill(`${id}.recruiter@board.example`),
  );
});

test('after a temporary failure of the mail server the application is transmitted', async () => {
  server.answer.refuseData = 451;
  await work();
  const { state } = await apply('recruiter@example.org');
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select 1 from pgboss.job where state = 'retry' and name = 'application.mail-recruiter'`.execute(db);
      expect(rows).toHaveLength(1);
    },
    { timeout: 8000 },
  );
  expect(await state()).toBe('sent');
  delete server.answer.refuseData;
  await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
  await vi.waitFor(async () => expect(await state()).toBe('transmitted'), { timeout: 8000 });
});

test('an address refused permanently marks the application as failed', async () => {
  server.answer.refuseRecipient = 550;
  await work();
  const { state } = await apply('gone@example.org');
  await vi.waitFor(async () => expect(await state()).toBe('failed'), { timeout: 8000 });
});

test('an application erased with its candidate’s account is mailed to nobody', async () => {
  const { id } = await apply('recruiter@example.org');
  await db.deleteFrom('applications').where('id', '=', id).execute();
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  expect(server.received).toEqual([]);
});

test('documents of more than 5 MB together are linked instead of attached', async () => {
  const { id } = await apply('recruiter@example.org');
  const cv_file_key = await board.files.put(new Uint8Array(5 * 1024 * 1024 + 1));
  await db.updateTable('applications').set({ cv_file_key }).where('id', '=', id).execute();
  await applicationToRecruiterLetter.send(board, post(), { applicationId: id });
  expect(sentTo('recruiter@example.org')[0]).toMatchObject({
    attachments: [],
    text: expect.stringContaining('trop lourds'),
  });
});

test('an application whose document is missing fails at once, and leaves once the file is restored', async () => {
  const { id, state } = await apply('recruiter@example.org');
  const application = db.updateTable('applications').where('id', '=', id);
  const { cv_file_key } = await db
    .selectFrom('applications')
    .select('cv_file_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await application.set({ cv_file_key: 'f'.repeat(40) }).execute();
  await work();
  await vi.waitFor(async () => expect(await state()).toBe('failed'), { timeout: 8000 });
  expect(sentTo('recruiter@example.org')).toEqual([]);
  await application.set({ cv_file_key }).execute();
  await resendFailed(board);
  await vi.waitFor(async () => expect(await state()).toBe('transmitted'), { timeout: 8000 });
});

test('while the store of files is away an application waits, and does not fail', async () => {
  const { id } = await apply('recruiter@example.org');
  const files = { ...board.files, get: () => Promise.reject(new FilesUnavailable('away')) };
  const sending = applicationToRecruiterLetter.send({ ...board, files }, post(), { applicationId: id });
  await expect(sending).rejects.not.toBeInstanceOf(NotWorthRetrying);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { day } from '#durations.ts';
import { readReplyAddress } from '#board/applications/exchange/reply-address.ts';
import { answeredApplication } from '#board/applications/exchange/testing/answered-application.ts';
import { sendingOf, writeMessage } from '#board/applications/exchange/write-message.ts';
import { applicationOfToken } from '#board/applications/recruiter/recruiter-link.ts';
import { withdrawApplication } from '#board/applications/withdraw-application.ts';
import { choose } from '#board/notifications/choices.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { accountSeal } from '#letters/testing/account-seal.ts';
import { ownWords } from '#mail/own-words.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer, type ReceivingServer } from '#mail/testing/receiving-server.ts';
import { applicationAnsweredLetter } from './application-answered.tsx';
import { candidateMessageLetter } from './candidate-message.tsx';
import { recruiterMessageLetter } from './recruiter-message.tsx';

const { db } = await testDatabase();
await insertReference(db);
const written = new Date(noon.getTime() + 40 * day);
const board = testBoard(db, { now: () => written });
const signingSecret = 'a secret of these tests';
const recruiter = 'jean.recruteur@corp.example';
let server: ReceivingServer;

beforeEach(async () => {
  server = await receivingServer();
});
afterEach(() => server.close());

const post = (replyBase?: string) => ({
  mailer: smtpMailer({ url: server.url, from: 'Mon Volontariat International <site@example.org>' }),
  signingSecret,
  accountSeal,
  publicUrl: new URL('https://board.example'),
  replyBase,
});
const configured = () => post('reponse@mvi.example');

/** Creates an application with an answer and a message of each party. */
async function exchange() {
  const { viewer, id: applicationId } = await answeredApplication(board);
  await db.updateTable('offers').set({ contact_email: recruiter, title: 'Souffleur' }).execute();
  for (const author of ['candidate', 'recruiter'] as const)
    await writeMessage(board, { applicationId, author, text: `Mardi,\n${author} <b>`, sending: sendingOf('form', '') });
  const answer = db.selectFrom('application_answers').select('id').where('application_id', '=', applicationId);
  const rows = db
    .selectFrom('application_messages')
    .select(['id', 'author'])
    .where('application_id', '=', applicationId);
  const ids = new Map((await rows.execute()).map(({ id, author }) => [author, id]));
  const { id: answerId } = await answer.executeTakeFirstOrThrow();
  const about = (author: 'candidate' | 'recruiter') => ({ applicationId, messageId: ids.get(author) ?? 0 });
  return { viewer, applicationId, answerId, reply: about('candidate'), message: about('recruiter') };
}

test('a message of the candidate reaches the recruiter in both languages, with a link that opens the application for 90 days', async () => {
  const { applicationId, reply, viewer } = await exchange();
  await candidateMessageLetter.send(board, configured(), reply);
  const [mail] = server.received;
  expect(mail).toMatchObject({ recipients: [recruiter], subject: expect.stringContaining('Message de Zoé Ørsted') });
  expect(mail?.subject).toContain('Message from Zoé Ørsted');
  expect(mail?.fields).toMatchObject({ 'x-offer-reference': expect.stringMatching(/^VIE/) });
  expect(mail?.text).toContain('Mardi,\ncandidate <b>');
  expect(mail?.html).not.toContain('candidate <b>');
  expect(`${mail?.text}${mail?.html}`).not.toContain(viewer.candidate.email);
  const token = /https:\/\/board\.example\/en\/recruteurs\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const last = new Date(written.getTime() + 90 * day - 1);
  expect(applicationOfToken(signingSecret, token, last).id).toBe(applicationId);
});

test('a message of the recruiter reaches the candidate without the address of the recruiter', async () => {
  const { message, viewer, applicationId } = await exchange();
  await recruiterMessageLetter.send(board, configured(), message);
  const [mail] = server.received;
  expect(mail).toMatchObject({ recipients: [viewer.candidate.email], text: expect.stringContaining('recruiter <b>') });
  expect(mail?.text).toContain(`https://board.example/espace-personnel/candidatures/${applicationId}`);
  expect(JSON.stringify(mail)).not.toContain(recruiter);
});

test('where mail comes in, each letter takes replies to a signed address of its reader, and quoting the letter adds no words', async () => {
  const { applicationId, answerId, reply, message } = await exchange();
  await candidateMessageLetter.send(board, configured(), reply);
  await recruiterMessageLetter.send(board, configured(), message);
  await applicationAnsweredLetter.send(board, configured(), { applicationId, answerId });
  const authors = server.received.map(({ replyTo }) =>
    readReplyAddress(signingSecret, replyTo?.address ?? '', written),
  );
  expect(authors).toEqual(['recruiter', 'candidate', 'candidate'].map((author) => ({ applicationId, author })));
  expect(server.received.map(({ replyTo }) => replyTo?.name)).toEqual([
    'Zoé Ørsted',
    expect.any(String),
    expect.any(String),
  ]);
  for (const { text } of server.received) {
    expect(text).toMatch(/au-dessus de cette ligne[\s\S]*Vous pouvez aussi répondre à cet e-mail/);
    expect(ownWords(`Merci.\n\n${text}`)).toBe('Merci.');
  }
});

test('where no mail comes in, letters have no address for replies and say to use the link', async () => {
  const { applicationId, answerId, reply, message } = await exchange();
  await candidateMessageLetter.send(board, post(), reply);
  await recruiterMessageLetter.send(board, post(), message);
  await applicationAnsweredLetter.send(board, post(), { applicationId, answerId });
  expect(server.received).toHaveLength(3);
  for (const { replyTo, text } of server.received) {
    expect(replyTo).toBeUndefined();
    expect(text).toContain('utilisez le lien ci-dessus');
    expect(text).not.toMatch(/au-dessus de cette ligne|aussi répondre à cet e-mail/);
  }
});

test('a letter that is sent again after a crash is the same message with the same addresses', async () => {
  const { reply } = await exchange();
  for (let times = 0; times < 2; times += 1) await candidateMessageLetter.send(board, configured(), reply);
  const [first, second] = server.received;
  expect([second?.messageId, second?.replyTo, second?.text]).toEqual([first?.messageId, first?.replyTo, first?.text]);
});

test('after the withdrawal of the application nothing is sent', async () => {
  const { viewer, applicationId, reply, message } = await exchange();
  await withdrawApplication(board, viewer, applicationId);
  await candidateMessageLetter.send(board, configured(), reply);
  await recruiterMessageLetter.send(board, configured(), message);
  expect(server.received).toEqual([]);
});

test('a candidate who wants no such letters gets none', async () => {
  const { viewer, message } = await exchange();
  await choose(board, viewer, [{ kind: 'applicationMessage', channel: 'mail', wanted: false }]);
  await recruiterMessageLetter.send(board, configured(), message);
  expect(server.received).toEqual([]);
});

test('a message for which no recipient is left is given up, so that the log tells the operator', async () => {
  const { reply } = await exchange();
  await db.updateTable('offers').set({ contact_email: null }).execute();
  const sending = candidateMessageLetter.send({ ...board, desk: null }, configured(), reply);
  await expect(sending).rejects.toBeInstanceOf(NotWorthRetrying);
});

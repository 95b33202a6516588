import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertMail } from '#board/saved-searches/alert-address.ts';
import { readAgreement, readUnsubscription } from '#board/alerts/alert-links.ts';
import { agreeToAlerts } from '#board/alerts/answer-consent-request.ts';
import { unsubscribe } from '#board/alerts/end-alerts.ts';
import { sendAlerts } from '#board/alerts/send-alerts.ts';
import { insertAlert, insertAlertOwner } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { sample } from '#letters/frame/sample.ts';
import { createListen } from '#database/listen.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startWorker } from '#jobs/pg-boss-worker.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import type { Message } from '#mail/mailer.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer, type ReceivingServer } from '#mail/testing/receiving-server.ts';
import { alertConsentLetter } from './alert-consent.tsx';
import { newOffersLetter, newOffersLetterOf } from './new-offers.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';

const { db, url } = await testDatabase();
await insertReference(db);
const letters = [alertConsentLetter, newOffersLetter];
const queues = letters.map(({ job }) => job);
const board = testBoard(db, { jobs: await testJobs(db, queues) });
const secret = 'a secret of these tests';
let server: ReceivingServer;
let stop: () => Promise<void>;

beforeEach(async () => {
  await db.deleteFrom('candidates').execute();
  server = await receivingServer();
  const worker = await startWorker({ url, listen: createListen(url) }, queues, () => undefined);
  stop = () => worker.stop();
  for (const letter of letters) await letter.work(worker, { board, post: post() });
});
afterEach(async () => {
  await stop();
  await server.close();
});

const post = () => ({
  mailer: smtpMailer({ url: server.url, from: 'Mon Volontariat International <site@example.org>' }),
  signingSecret: secret,
  accountSeal,
  publicUrl: new URL('https://board.example'),
});
const received = (count: number) =>
  vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000 }).then(() => server.received);

test('the owner of an address is first asked for consent, and then gets the new offers with a one-click unsubscription', async () => {
  const viewer = await insertCandidate(board, { locale: 'en' });
  const id = await insertAlert(board, viewer, 'query=glassblower', { name: 'Glass & fire' });
  const [question] = await received(1);
  const token = /\/en\/alertes\/accord\/(\S+)/.exec(question?.text ?? '')?.[1] ?? '';
  const asked = readAgreement(secret, token);
  await agreeToAlerts(board, asked ?? { candidateId: 0, question: '' });
  const offer = await insertOffer(db, { title: 'Glassblower' });
  await sendAlerts(board);
  const [, digest] = await received(2);
  expect(digest).toMatchObject({ to: viewer.candidate.email, subject: '1 new offer: Glass & fire' });
  for (const part of [`https://board.example/en/offres/${offer}`, '/en/offres/recherche?query=glassblower', 'Germany'])
    expect(digest?.text).toContain(part);
  const end = /alertes\/fin\/(\S+)$/.exec(digest?.unsubscribe ?? '')?.[1] ?? '';
  expect(readUnsubscription(secret, end)).toEqual({ candidateId: viewer.candidate.id, searchId: null });
  const endOne = /\/en\/alertes\/fin\/(\S+)/.exec(digest?.text ?? '')?.[1] ?? '';
  expect(readUnsubscription(secret, endOne)).toEqual({ candidateId: viewer.candidate.id, searchId: id });
});

test('a search saved in another language is named in the candidate’s language', async () => {
  const viewer = await insertCandidate(board, { locale: 'en' });
  await insertAlert(board, viewer, 'countriesIds=DE');
  const [question] = await received(1);
  const token = /\/en\/alertes\/accord\/(\S+)/.exec(question?.text ?? '')?.[1] ?? '';
  await agreeToAlerts(board, readAgreement(secret, token) ?? { candidateId: 0, question: '' });
  await insertOffer(db);
  await sendAlerts(board);
  const [, digest] = await received(2);
  expect(digest?.subject).toBe('1 new offer: Germany');
});

test('an address that a server refuses permanently gets no more alerts', async () => {
  const { viewer } = await insertAlertOwner(board);
  await received(1);
  server.answer.refuseRecipient = 550;
  await insertOffer(db);
  await sendAlerts(board);
  await vi.waitFor(async () => expect((await alertMail(board, viewer)).stoppedFor).toBe('bounced'), {
    timeout: 20_000,
  });
});

test('a repeated letter has the same message id, and no letter is sent after the alerts were ended', async () => {
  const { viewer, id } = await insertAlertOwner(board);
  await received(1);
  const offerIds = [await insertOffer(db)];
  const found = [{ searchId: id, total: 1, offerIds }];
  const data = { candidateId: viewer.candidate.id, digest: crypto.randomUUID(), found };
  const sent: Message[] = [];
  const mailer = { send: async (message: Message) => void sent.push(message) };
  const send = () => newOffersLetter.send(board, { ...post(), mailer }, data);
  await send();
  await send();
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  await unsubscribe(board, { candidateId: viewer.candidate.id, searchId: null });
  await send();
  expect(sent).toHaveLength(2);
});

test('texts by other people never become markup', async () => {
  const evil = '<img src=x> {x, plural, other {y}}';
  const offer = { ...sample.listed.fr, title: evil, companyName: evil, city: evil, country: evil };
  const searches = [{ id: '1', name: evil, address: 'query=%3Cimg', total: 1, offers: [offer] }];
  const publicUrl = new URL('https://board.example');
  const { html, text } = await newOffersLetterOf({ email: 'x', locale: 'fr', searches }, publicUrl, () => 'https://x');
  expect(html).not.toContain('<img');
  expect(text).toContain(evil);
});

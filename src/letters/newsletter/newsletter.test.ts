import { beforeEach, expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { agreeToNewsletter } from '#board/newsletter/agree-to-newsletter.ts';
import { askForNewsletter } from '#board/newsletter/ask-for-newsletter.ts';
import { endNewsletter } from '#board/newsletter/end-newsletter.ts';
import { newsletterIssue, newsletterConsentRequest } from '#board/newsletter/newsletter-jobs.ts';
import { readEndNewsletterToken } from '#board/newsletter/newsletter-links.ts';
import { isRunning } from '#board/newsletter/read-subscription.ts';
import { sendNewsletter } from '#board/newsletter/send-newsletter.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { sample } from '#letters/frame/sample.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { NotWorthRetrying } from '#jobs/worker.ts';
import { smtpMailer } from '#mail/smtp-mailer.ts';
import { receivingServer, type ReceivingServer } from '#mail/testing/receiving-server.ts';
import type { Locale } from '#words/locale.ts';
import { newsletterLetter, newsletterOf } from './newsletter.tsx';
import { accountSeal } from '#letters/testing/account-seal.ts';

const { db } = await testDatabase();
await insertReference(db);
const { jobs, left } = recordingJobs();
const board = testBoard(db, { jobs, now: () => new Date('2026-12-01T09:00:00Z') });
const publicUrl = new URL('https://board.example');
const signingSecret = 'a secret of these tests';
let server: ReceivingServer;

beforeEach(async () => {
  left.length = 0;
  for (const table of ['newsletter_news', 'newsletter_issues', 'newsletter_subscriptions', 'offers'] as const)
    await db.deleteFrom(table).execute();
  server = await receivingServer();
  return () => server.close();
});

const post = () => ({
  mailer: smtpMailer({ url: server.url, from: 'Mon Volontariat International <site@example.org>' }),
  signingSecret,
  accountSeal,
  publicUrl,
});

/** Inserts a subscriber with a queued letter. */
async function leaveLetter(locale: Locale) {
  await askForNewsletter(board, { email: 'zoe@example.org' }, locale);
  await agreeToNewsletter(board, newsletterConsentRequest.schema.parse(left.at(-1)?.data));
  const offer = await insertOffer(db);
  const piece = {
    documentId: '1',
    locale,
    title: 'Glass & fire',
    summary: 'In short',
    path: '/news/x',
    day: '2026-11-30',
  };
  await sendNewsletter(board, async () => [piece]);
  const data = newsletterIssue.schema.parse(left.at(-1)?.data);
  return { data, offer, send: () => newsletterLetter.send(board, post(), data) };
}

test.each([
  ['fr', '30 novembre 2026', 'Une nouvelle offre', 'https://board.example/offres/'],
  ['en', '30 November 2026', 'One new offer', 'https://board.example/en/offres/'],
] as const)('in %s a letter has news and offers, with a one-click unsubscription (RFC 8058)', async (...said) => {
  const [locale, day, count, address] = said;
  const { data, offer, send } = await leaveLetter(locale);
  await send();
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: 'zoe@example.org', subject: expect.stringContaining('Glass & fire') });
  for (const part of ['In short', 'https://board.example/news/x', day, count.toUpperCase(), `${address}${offer}`])
    expect(mail?.text.toUpperCase()).toContain(part.toUpperCase());
  const end = /lettre\/fin\/(\S+)$/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  expect(readEndNewsletterToken(signingSecret, end)).toBe(data.subscriptionId);
  expect(mail?.text).toContain(mail?.unsubscribe);
  expect(mail?.text).toMatch(/board\.example(\/en)?\/lettre(?!\/)/);
});

test('a letter repeated after a crash of its worker has the same message id', async () => {
  const { send } = await leaveLetter('fr');
  await send();
  await send();
  expect(server.received).toHaveLength(2);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a queued letter is not sent after its reader has unsubscribed', async () => {
  const { data, send } = await leaveLetter('fr');
  await endNewsletter(board, data.subscriptionId);
  await send();
  expect(server.received).toEqual([]);
});

test('an address that a server refuses permanently gets no more newsletters', async () => {
  const { data, send } = await leaveLetter('fr');
  server.answer.refuseRecipient = 550;
  await expect(send()).rejects.toBeInstanceOf(NotWorthRetrying);
  expect(await isRunning(board, data.subscriptionId)).toBe(false);
});

test('texts by other people never become markup, and a link leads to the news if there are more than eight', async () => {
  const evil = '<img src=x> {x, plural, other {y}}';
  const news = Array.from({ length: 11 }, (_, number) => {
    return { path: `/news/${number}`, title: evil, summary: evil, day: '2026-11-30' };
  });
  const offers = [{ ...sample.listed.en, title: evil, companyName: evil, city: evil, country: evil }];
  const said = { email: 'x', locale: 'en', news, newOffers: 1, offers } as const;
  const { html, text } = await newsletterOf(said, { publicUrl, end: 'https://x' });
  expect(html).not.toContain('<img');
  expect(text).toContain(evil);
  expect(text).toContain('/news/7');
  expect(text).not.toContain('/news/8');
  expect(text).toContain('3 more');
});

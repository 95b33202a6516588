import { beforeEach, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { closeAccount } from '#board/privacy/closing/close-account.ts';
import { eraseAccount } from '#board/privacy/erase-account.ts';
import { exportData } from '#board/privacy/export-data.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { agreeToNewsletter, readNewsletterConsentRequest, stateOfConsentRequest } from './agree-to-newsletter.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { endNewsletter, endOwnNewsletter, stopNewsletter } from './end-newsletter.ts';
import { newsletterFarewell, newsletterConsentRequest } from './newsletter-jobs.ts';
import { isRunning, ownNewsletter, readFarewell } from './read-subscription.ts';

const { db } = await testDatabase();
const { jobs, left } = recordingJobs();
let now = noon;
const board = testBoard(db, { jobs, now: () => now });
const email = 'Zoe@example.org';
const minutes = (count: number) => new Date(noon.getTime() + count * minute);

beforeEach(async () => {
  left.length = 0;
  now = noon;
  await db.deleteFrom('newsletter_subscriptions').execute();
});

const ask = (address: unknown = email) => askForNewsletter(board, { email: address }, 'fr');
const lastConsentRequest = () => newsletterConsentRequest.schema.parse(left.at(-1)?.data);

async function subscribe(address = email) {
  await ask(address);
  const question = lastConsentRequest();
  await agreeToNewsletter(board, question);
  return question;
}

test('simultaneous requests for one address send only one consent request, whatever its spelling', async () => {
  await Promise.all([ask(), ask('zoe@EXAMPLE.org'), ask()]);
  expect(left.map(({ name }) => name)).toEqual([newsletterConsentRequest.name]);
  expect(await readNewsletterConsentRequest(board, lastConsentRequest())).toMatchObject({ locale: 'fr' });
});

test('a consent request can be repeated after ten minutes, at most three times a day; only the newest can be answered', async () => {
  for (const minute of [0, 9, 10, 20, 40, 21 + 24 * 60]) {
    now = minutes(minute);
    await ask();
  }
  expect(left).toHaveLength(4);
  const [first] = left.map(({ data }) => newsletterConsentRequest.schema.parse(data));
  expect(first && (await agreeToNewsletter(board, first))).toBe(false);
  expect(await agreeToNewsletter(board, lastConsentRequest())).toBe(true);
});

test('a subscriber gets no consent request, and whoever typed the address learns nothing about it', async () => {
  await subscribe();
  left.length = 0;
  now = minutes(5 * 24 * 60);
  expect(await ask()).toBeUndefined();
  expect(left).toEqual([]);
});

test('a consent counts only once, and only within a week', async () => {
  await ask();
  const question = lastConsentRequest();
  now = minutes(7 * 24 * 60);
  expect([await stateOfConsentRequest(board, question), await agreeToNewsletter(board, question)]).toEqual([
    'over',
    false,
  ]);
  now = minutes(7 * 24 * 60 - 1);
  expect([await stateOfConsentRequest(board, question), await agreeToNewsletter(board, question)]).toEqual([
    'open',
    true,
  ]);
  expect([await stateOfConsentRequest(board, question), await agreeToNewsletter(board, question)]).toEqual([
    'already',
    false,
  ]);
});

test('an invented consent request, or a request to another address, is invalid even after a consent', async () => {
  const answered = await subscribe();
  const other = await subscribe('other@example.org');
  for (const wrong of [
    { ...answered, question: other.question },
    { ...answered, question: crypto.randomUUID() },
    { ...answered, subscriptionId: crypto.randomUUID() },
  ]) {
    expect(await stateOfConsentRequest(board, wrong)).toBe('over');
    expect(await agreeToNewsletter(board, wrong)).toBe(false);
  }
  expect(await stateOfConsentRequest(board, answered)).toBe('already');
});

test('a subscriber gets one farewell letter and can subscribe again', async () => {
  const { subscriptionId } = await subscribe();
  for (let times = 0; times < 2; times += 1) await endNewsletter(board, subscriptionId);
  expect(left.filter(({ name }) => name === newsletterFarewell.name)).toHaveLength(1);
  expect([await isRunning(board, subscriptionId), await readFarewell(board, subscriptionId)]).toEqual([
    false,
    { email, locale: 'fr' },
  ]);
  await subscribe();
  expect([await isRunning(board, subscriptionId), await readFarewell(board, subscriptionId)]).toEqual([
    true,
    undefined,
  ]);
});

test('ending one subscription leaves other subscriptions as they are', async () => {
  const [first, second] = [await subscribe(), await subscribe('other@example.org')];
  const third = await insertCandidate(board);
  await subscribe(third.candidate.email);
  await endNewsletter(board, second.subscriptionId);
  await endOwnNewsletter(board, third);
  expect([await isRunning(board, first.subscriptionId), await isRunning(board, second.subscriptionId)]).toEqual([
    true,
    false,
  ]);
  expect(await ownNewsletter(board, third)).toBe('none');
});

test('an address gets no letters if it never consented, if it accepts no mail, or if its owner complained', async () => {
  await ask();
  const { subscriptionId } = lastConsentRequest();
  await endNewsletter(board, subscriptionId);
  const other = await subscribe('other@example.org');
  await stopNewsletter(db, 'OTHER@example.org', now);
  expect(await isRunning(board, other.subscriptionId)).toBe(false);
  expect(left.map(({ name }) => name)).not.toContain(newsletterFarewell.name);
});

test('a candidate can read and end the newsletter of their own address, and it is erased with the account', async () => {
  const viewer = await insertCandidate(board);
  expect(await ownNewsletter(board, viewer)).toBe('none');
  await ask(viewer.candidate.email);
  expect(await ownNewsletter(board, viewer)).toBe('asked');
  await agreeToNewsletter(board, lastConsentRequest());
  expect(await ownNewsletter(board, viewer)).toBe('subscribed');
  await subscribe('other@example.org');
  expect((await exportData(board, viewer))['newsletter']).toMatchObject([{ email: viewer.candidate.email }]);
  await endOwnNewsletter(board, viewer);
  expect(await ownNewsletter(board, viewer)).toBe('none');
  await expect(endOwnNewsletter(board, visitor)).rejects.toThrow('nobody is signed in');
  await subscribe(viewer.candidate.email);
  await closeAccount(board, viewer);
  expect(await ownNewsletter(board, viewer)).toBe('none');
  await eraseAccount(board, viewer);
  const rows = await db.selectFrom('newsletter_subscriptions').select('email').execute();
  expect(rows).toEqual([{ email: 'other@example.org' }]);
});

test.each([
  [''],
  [undefined],
  ['x'],
  ['a@b.example, c@d.example'],
  ['zoe@example.org\r\nBcc: all@example.org'],
  [`${'x'.repeat(10_000)}@example.org`],
])('the text %j is refused, because it is not an address, and nothing is saved', async (wrong) => {
  await expect(askForNewsletter(board, { email: wrong }, 'fr')).rejects.toMatchObject({
    fields: { email: expect.any(String) },
  });
  expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([]);
});

test('a consent request and its job are saved together or not at all', async () => {
  const dying = { ...board, jobs: { enqueue: () => Promise.reject(new Error('died here')) } };
  await expect(askForNewsletter(dying, { email }, 'fr')).rejects.toThrow('died here');
  expect(await db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([]);
});

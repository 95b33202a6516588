import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { recordingJobs } from '#board/alerts/testing/alert-fixtures.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { day } from '#durations.ts';
import type { Jobs } from '#jobs/jobs.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import type { Locale } from '#words/locale.ts';
import { agreeToNewsletter } from './agree-to-newsletter.ts';
import { askForNewsletter } from './ask-for-newsletter.ts';
import { endNewsletter } from './end-newsletter.ts';
import { newsletterIssue, newsletterConsentRequest } from './newsletter-jobs.ts';
import type { NewsPiece } from './newsletter-news.ts';
import { readNewsletter } from './read-issue.ts';
import { sendNewsletter } from './send-newsletter.ts';

const { db } = await testDatabase();
await insertReference(db);
const { jobs, left } = recordingJobs();
const queue = await testJobs(db, [newsletterIssue]);
// First Tuesdays at ten in Paris.
const december = new Date('2026-12-01T09:00:00Z');
const january = new Date('2027-01-05T09:00:00Z');
const february = new Date('2027-02-02T09:00:00Z');
let now = december;
const board = testBoard(db, { jobs, now: () => now });
let published: NewsPiece[] = [];
const newsSince = async (since: Date) => published.filter(({ day }) => day >= since.toISOString().slice(0, 10));
const away = () => Promise.reject(new Error('content is unavailable'));
const send = () => sendNewsletter(board, newsSince);

beforeEach(async () => {
  await db.deleteFrom('newsletter_news').execute();
  await db.deleteFrom('newsletter_issues').execute();
  await db.deleteFrom('newsletter_subscriptions').execute();
  await db.deleteFrom('offers').execute();
  published = [];
  now = december;
});

function publish(title: string, day = now.toISOString().slice(0, 10), locale: Locale = 'fr') {
  const piece = { documentId: `${title}-${locale}`, locale, title, summary: null, path: `/news/${title}`, day };
  published.push(piece);
}

async function subscribe(email: string, locale: Locale = 'fr'): Promise<string> {
  await askForNewsletter(board, { email }, locale);
  const question = newsletterConsentRequest.schema.parse(left.at(-1)?.data);
  await agreeToNewsletter(board, question);
  return question.subscriptionId;
}

/** Inserts many subscribers who consented long ago. */
async function subscribeMany(count: number) {
  const rows = Array.from({ length: count }, (_, number) => ({
    email: `${number}@example.org`,
    locale: 'fr' as const,
    question: crypto.randomUUID(),
    confirmed_at: daysFromNoon(-20),
    text_version: '2026-11-22',
  }));
  await db.insertInto('newsletter_subscriptions').values(rows).execute();
}

const lettersLeft = () =>
  left
    .splice(0)
    .flatMap(({ name, data }) => (name === newsletterIssue.name ? [newsletterIssue.schema.parse(data)] : []));

/** Returns, for each address, the titles and the number of offers in each letter since the last call. */
async function told(): Promise<Record<string, [string[], number]>> {
  const said = await Promise.all(lettersLeft().map((letter) => readNewsletter(board, letter)));
  const known = said.flatMap((letter) => letter ?? []);
  return Object.fromEntries(
    known.map(({ email, news, newOffers }) => [email, [news.map(({ title }) => title), newOffers]]),
  );
}

test('once a month every subscriber gets the news in their language and the new offers', async () => {
  await subscribe('zoe@example.org');
  await subscribe('joe@example.org', 'en');
  publish('guide');
  publish('handbook', '2026-11-28', 'en');
  await insertOffer(db);
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['guide'], 1], 'joe@example.org': [['handbook'], 1] });
  publish('late');
  await send();
  now = new Date('2026-12-02T09:00:00Z');
  await send();
  expect(await told()).toEqual({});
});

test('a letter has only news and offers since the previous letter', async () => {
  await subscribe('zoe@example.org');
  publish('first');
  await insertOffer(db);
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['first'], 1] });
  publish('second');
  publish('dated before the last letter', '2026-11-20');
  await insertOffer(db);
  await insertOffer(db);
  now = january;
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['second', 'dated before the last letter'], 2] });
});

test('each news item is sent once, whenever the editors publish it', async () => {
  await subscribe('zoe@example.org');
  const heard: string[] = [];
  for (const moment of [december, january, february]) {
    now = moment;
    for (let piece = 0; piece < 8; piece += 1)
      publish(`${moment.toISOString()} ${piece}`, new Date(+moment - piece * day).toISOString().slice(0, 10));
    for (let times = 0; times < 3; times += 1) await send();
    heard.push(...((await told())['zoe@example.org']?.[0] ?? []));
  }
  expect(heard.toSorted()).toEqual(published.map(({ title }) => title).toSorted());
});

test('an issue with neither news nor offers sends no letter, and later news wait for the next month', async () => {
  await subscribe('zoe@example.org');
  expect(await send()).toMatchObject({ letters: 0, silent: 1 });
  publish('late');
  await send();
  expect(await told()).toEqual({});
  now = january;
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['late'], 0] });
});

test.each([
  ['on the Tuesday before ten', '2026-12-01T08:59:00Z', false],
  ['on the Tuesday at ten', '2026-12-01T09:00:00Z', true],
  ['in summer at ten', '2027-06-01T08:00:00Z', true],
  ['in the evening', '2026-12-01T19:00:00Z', false],
  ['on the Thursday after', '2026-12-03T12:00:00Z', true],
  ['on the Friday after', '2026-12-04T12:00:00Z', false],
  ['on the second Tuesday', '2026-12-08T12:00:00Z', false],
])(
  'an issue is created on the first Tuesday at ten in Paris, or within the next two days (%s, %s: %s)',
  async (_when, moment, isCut) => {
    await subscribe('zoe@example.org');
    now = new Date(moment);
    publish('guide');
    await send();
    expect(Object.keys(await told())).toHaveLength(isCut ? 1 : 0);
  },
);

test('a new subscriber’s first letter is the next issue, with everything since the subscription', async () => {
  publish('before');
  await send();
  await subscribe('zoe@example.org');
  await send();
  expect(await told()).toEqual({});
  publish('after');
  now = january;
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['after'], 0] });
});

test('an address without consent, or an address that has ended the newsletter, gets no letter', async () => {
  await askForNewsletter(board, { email: 'asked@example.org' }, 'fr');
  await endNewsletter(board, await subscribe('ended@example.org'));
  lettersLeft();
  publish('guide');
  expect(await send()).toMatchObject({ letters: 0, silent: 0 });
  expect(lettersLeft()).toEqual([]);
});

test('a person who unsubscribes and subscribes again gets nothing twice', async () => {
  const id = await subscribe('zoe@example.org');
  publish('guide');
  await send();
  await told();
  await endNewsletter(board, id);
  await subscribe('zoe@example.org');
  await send();
  expect(await told()).toEqual({});
});

test('unsubscribing after the job was queued stops the letter', async () => {
  const id = await subscribe('zoe@example.org');
  publish('guide');
  await send();
  await endNewsletter(board, id);
  expect(await told()).toEqual({});
});

test('two simultaneous runs send everybody one letter', async () => {
  await subscribeMany(1200);
  publish('guide');
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.reduce((sum, one) => sum + (one?.letters ?? 0), 0)).toBe(1200);
  const letters = lettersLeft();
  expect([letters.length, new Set(letters.map(({ subscriptionId }) => subscriptionId)).size]).toEqual([1200, 1200]);
  expect(await db.selectFrom('newsletter_issues').select('month').execute()).toEqual([{ month: '2026-12' }]);
});

test('after a crash, no letter of a run is lost or repeated: the next run queues the rest, however late', async () => {
  await subscribeMany(1200);
  publish('guide');
  let before = 700;
  const dying: Jobs = {
    enqueue: async (...job) => {
      if ((before -= 1) < 0) throw new Error('died here');
      await queue.enqueue(...job);
    },
  };
  await expect(sendNewsletter({ ...board, jobs: dying }, newsSince)).rejects.toThrow('died here');
  const { rows } = await sql`
    select count(distinct s.id)::integer as marked, count(*)::integer as jobs from newsletter_subscriptions s
    join pgboss.job j on j.data ->> 'subscriptionId' = s.id::text where s.told_issue = 1`.execute(db);
  const all = await sql`select count(*)::integer as jobs from pgboss.job where name = ${newsletterIssue.name}`.execute(
    db,
  );
  expect([rows, all.rows]).toEqual([[{ marked: 500, jobs: 500 }], [{ jobs: 500 }]]);
  now = new Date('2026-12-20T03:00:00Z');
  expect(await send()).toMatchObject({ letters: 700 });
});

test('a run that is aborted ends after its batch, and the next run continues', async () => {
  await subscribeMany(1200);
  publish('guide');
  const stopping = new AbortController();
  const once = { enqueue: async () => stopping.abort() };
  const sent = await sendNewsletter({ ...board, jobs: once }, newsSince, { signal: stopping.signal });
  expect([sent?.letters, (await send())?.letters]).toEqual([500, 700]);
});

test('the content of an issue that a subscriber missed comes with the next issue', async () => {
  await subscribe('zoe@example.org');
  publish('first');
  await insertOffer(db);
  await send();
  left.length = 0;
  await db.updateTable('newsletter_subscriptions').set({ told_issue: 0 }).execute();
  now = january;
  publish('second');
  await insertOffer(db);
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['second', 'first'], 2] });
});

test('while the content is unavailable nothing is sent, and later that day everything is sent', async () => {
  await subscribe('zoe@example.org');
  publish('guide');
  await expect(sendNewsletter(board, away)).rejects.toThrow('content is unavailable');
  expect(await told()).toEqual({});
  now = new Date('2026-12-01T14:00:00Z');
  await send();
  expect(await told()).toEqual({ 'zoe@example.org': [['guide'], 0] });
});

test('a letter names at most five new offers, each of a different company, and does not count offers that have closed', async () => {
  const id = await subscribe('zoe@example.org');
  for (let count = 0; count < 7; count += 1) await insertOffer(db);
  await send();
  const [letter] = lettersLeft();
  const read = () => readNewsletter(board, letter ?? { subscriptionId: id, issue: 0, after: 0 });
  const said = await read();
  expect([said?.newOffers, said?.offers.length]).toEqual([7, 5]);
  const [first] = said?.offers ?? [];
  await db
    .updateTable('offers')
    .set({ filled_at: now })
    .where('id', '=', first?.id ?? 0)
    .execute();
  expect(await read()).toMatchObject({ newOffers: 6, offers: said?.offers.slice(1) });
  const row = await db.selectFrom('newsletter_subscriptions').select('last_letter_at').executeTakeFirst();
  expect(row).toEqual({ last_letter_at: december });
});

import { beforeAll, expect, test } from 'vitest';
import { insertCompany, insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { isAnythingNew, readNewsletter } from './read-issue.ts';

const { db } = await testDatabase();
const board = { db, now: () => noon };
const offers: number[] = [];

const issue = (number: number, new_offers: number, offer_ids: number[]) => ({
  number,
  month: `2026-0${number}`,
  cut_at: noon,
  offers_round: number,
  new_offers,
  offer_ids,
});
const news = (number: number, locale: 'fr' | 'en', day: string) => ({
  document_id: `${number}-${locale}-${day}`,
  issue: number,
  locale,
  title: `${number} ${locale}`,
  summary: null,
  path: `/news/${number}`,
  day,
});

beforeAll(async () => {
  await insertReference(db);
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  for (const title of ['Un', 'Deux', 'Trois']) offers.push(await insertOffer(db, { company_id, title }));
  await db
    .insertInto('newsletter_issues')
    .values([issue(1, 10, offers.slice(0, 1)), issue(2, 4, offers.slice(1)), issue(3, 0, [])])
    .execute();
  await db
    .insertInto('newsletter_news')
    .values([
      news(1, 'fr', '2026-01-05'),
      news(2, 'fr', '2026-01-20'),
      news(2, 'en', '2026-02-01'),
      news(3, 'fr', '2026-03-01'),
    ])
    .execute();
});

async function subscriber(locale: 'fr' | 'en', columns: object = { confirmed_at: noon, text_version: '2026-01-01' }) {
  const { id } = await db
    .insertInto('newsletter_subscriptions')
    .values({ email: `${crypto.randomUUID()}@example.org`, locale, question: crypto.randomUUID(), ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function letter(locale: 'fr' | 'en', after: number, issue: number) {
  const told = await readNewsletter(board, { subscriptionId: await subscriber(locale), after, issue });
  return (
    told && {
      news: told.news.map(({ title }) => title),
      newOffers: told.newOffers,
      offers: told.offers.map(({ title }) => title),
    }
  );
}

test('a letter contains only the news of its own issue, even if it is written after the next issue', async () => {
  expect(await letter('fr', 0, 1)).toEqual({ news: ['1 fr'], newOffers: 10, offers: ['Un'] });
  expect(await letter('fr', 1, 2)).toEqual({ news: ['2 fr'], newOffers: 4, offers: ['Deux', 'Trois'] });
});

test('a letter after a missed issue has the news of both issues, counts all new offers, and lists the offers of the last issue', async () => {
  expect(await letter('fr', 0, 2)).toEqual({ news: ['2 fr', '1 fr'], newOffers: 14, offers: ['Deux', 'Trois'] });
});

test('readers get the news in their language; if an issue has no news in this language, the letter has only offers', async () => {
  expect(await letter('en', 0, 2)).toMatchObject({ news: ['2 en'] });
  expect(await letter('en', 0, 1)).toEqual({ news: [], newOffers: 10, offers: ['Un'] });
});

test('readers of a language get no letter if the issue has neither offers nor news in this language', async () => {
  expect(await letter('en', 2, 3)).toBeUndefined();
  expect(await letter('fr', 2, 3)).toMatchObject({ news: ['3 fr'], newOffers: 0 });
  expect(await isAnythingNew(board, { locale: 'en', after: 2, issue: 3 })).toBe(false);
  expect(await isAnythingNew(board, { locale: 'fr', after: 2, issue: 3 })).toBe(true);
  expect(await isAnythingNew(board, { locale: 'en', after: 1, issue: 2 })).toBe(true);
});

test('an address that has not consented, or has ended the newsletter, gets no letter', async () => {
  for (const columns of [{ asked_at: noon }, { ended_at: noon }]) {
    const subscriptionId = await subscriber('fr', columns);
    expect(await readNewsletter(board, { subscriptionId, after: 0, issue: 1 })).toBeUndefined();
  }
  const subscriptionId = crypto.randomUUID();
  expect(await readNewsletter(board, { subscriptionId, after: 0, issue: 1 })).toBeUndefined();
});

test('an offer that has closed since is neither listed nor counted', async () => {
  await db
    .updateTable('offers')
    .set({ filled_at: noon })
    .where('id', '=', offers[1] ?? 0)
    .execute();
  expect(await letter('fr', 1, 2)).toEqual({ news: ['2 fr'], newOffers: 3, offers: ['Trois'] });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '#board/context/board.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { daysFromNoon, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { searchOffers } from './search-offers.ts';

const { db } = await testDatabase();
const board: Board = testBoard(db);

async function search(criteria: Partial<OfferCriteria>, locale: 'fr' | 'en' = 'fr') {
  return searchOffers(board, { ...noCriteria, ...criteria }, { locale });
}

async function found(criteria: Partial<OfferCriteria>, locale: 'fr' | 'en' = 'fr'): Promise<number[]> {
  return (await search(criteria, locale)).offers.map((offer) => offer.id);
}

async function onlyOffers(...offers: Parameters<typeof insertOffer>[1][]): Promise<void> {
  await db.deleteFrom('offers').execute();
  for (const offer of offers) await insertOffer(db, offer);
}

beforeAll(() => insertReference(db));

describe('orders of a search', () => {
  beforeAll(async () => {
    await onlyOffers(
      {
        id: 1,
        title: 'Analyste',
        description: 'comptable comptable comptable',
        broadcast_start: daysFromNoon(-1),
        created_at: daysFromNoon(-9),
        country_id: 'DE',
        monthly_allowance: 2969.53,
        specialization_ids: [248],
      },
      {
        id: 2,
        title: 'Comptable',
        broadcast_start: daysFromNoon(-2),
        created_at: daysFromNoon(-8),
        monthly_allowance: null,
        country_id: 'ES',
        specialization_ids: [9],
      },
      {
        id: 3,
        title: 'Aide comptable',
        broadcast_start: daysFromNoon(-3),
        created_at: daysFromNoon(-7),
        monthly_allowance: 2616.65,
        country_id: 'GB',
      },
      {
        id: 4,
        title: 'Aide comptable',
        broadcast_start: daysFromNoon(-3),
        created_at: daysFromNoon(-7),
        monthly_allowance: 2616.66,
        country_id: 'GB',
      },
    );
    await db
      .insertInto('offer_views')
      .values([
        { offer_id: 3, views: 12 },
        { offer_id: 1, views: 4 },
      ])
      .execute();
    await db
      .updateTable('countries')
      .set({ name_fr: 'Allemagne', name_en: 'Germany' })
      .where('id', '=', 'DE')
      .execute();
  });
  test('order 0: the newest broadcast comes first, and among equal offers the greater id', async () => {
    expect(await found({ query: 'comptable', sort: 0 })).toEqual([1, 2, 4, 3]);
  });
  test('order 1: matches in the title come before matches in the description', async () => {
    expect((await found({ query: 'comptable', sort: 1 })).at(-1)).toBe(1);
  });
  test('a text without an order is sorted by relevance', async () => {
    expect(await found({ query: 'comptable' })).toEqual(await found({ query: 'comptable', sort: 1 }));
    expect(await found({ query: 'comptable' })).not.toEqual(await found({ query: 'comptable', sort: 0 }));
  });
  test('order 2: the most recently created offer comes first', async () => {
    expect(await found({ sort: 2 })).toEqual([4, 3, 2, 1]);
  });
  test('order 3: the most viewed offer comes first', async () => {
    expect(await found({ sort: 3 })).toEqual([3, 1, 2, 4]);
  });
  test('order 4: offers are sorted by the name of their country in the language of the reader', async () => {
    // In French: Allemagne, Espagne, Royaume-Uni.
    expect(await found({ sort: 4 }, 'fr')).toEqual([1, 2, 4, 3]);
    // In English: Germany, Spain, United Kingdom.
    expect(await found({ sort: 4 }, 'en')).toEqual([1, 2, 4, 3]);
  });
  test('order 5: offers are sorted by profession, and offers without a profession come last', async () => {
    // The professions are Contrôle de gestion and Développement logiciel.
    expect(await found({ sort: 5 }, 'fr')).toEqual([2, 1, 4, 3]);
    expect(await found({ sort: 5 }, 'en')).toEqual([2, 1, 4, 3]);
  });
  test('order 6: the highest allowance comes first', async () => {
    expect(await found({ sort: 6 })).toEqual([1, 4, 3, 2]);
  });
});

test('the order by allowance counts an estimate by the scale like a stated amount; unknown allowances come last', async () => {
  const brussels = { country_id: 'BE', city_en: 'Brussels' };
  await onlyOffers(
    { id: 1, country_id: 'US', city_en: 'Springfield', monthly_allowance: null, broadcast_start: daysFromNoon(-1) },
    { id: 2, ...brussels, monthly_allowance: 2859, broadcast_start: daysFromNoon(-2) },
    { id: 3, ...brussels, monthly_allowance: null, broadcast_start: daysFromNoon(-3) },
    { id: 4, ...brussels, monthly_allowance: 2860, broadcast_start: daysFromNoon(-4) },
  );
  expect(await found({ sort: 6 })).toEqual([4, 3, 2, 1]);
});

test('if a short word occurs in titles of every trade, offers of the trade that it names come first', async () => {
  await onlyOffers(
    { id: 1, title: 'AI Engineer', broadcast_start: daysFromNoon(-9) },
    { id: 2, title: 'AI Americas', description: 'HR, AI and more AI for human resources.' },
    { id: 3, title: 'HR Digital', description: 'You follow the AI.' },
  );
  expect((await found({ query: 'AI' })).slice(0, 2)).toEqual([1, 2]);
});

test('«IT» finds the trades that belong to information technology', async () => {
  const titles = ['Data Analyst', 'QA Engineer', 'Product Owner', 'Acheteur'];
  await onlyOffers(...titles.map((title, at) => ({ id: at + 1, title })));
  expect((await search({ query: 'IT' })).total).toBe(3);
});

describe('pages of a search', () => {
  test('pages neither repeat nor skip an offer', async () => {
    await onlyOffers(...Array.from({ length: 45 }, (_, index) => ({ id: index + 1 })));
    const found = await Promise.all([1, 2, 3].map((page) => search({ page })));
    expect(found.map(({ page, pages, offers }) => [page, pages, offers.length])).toEqual([
      [1, 3, 20],
      [2, 3, 20],
      [3, 3, 5],
    ]);
    expect(new Set(found.flatMap(({ offers }) => offers.map(({ id }) => id))).size).toBe(45);
  });
  test('a search for a page beyond the last returns the last page', async () => {
    await onlyOffers(...Array.from({ length: 21 }, (_, index) => ({ id: index + 1 })));
    expect(await search({ page: 50 })).toMatchObject({ page: 2, pages: 2, offers: [{ id: 1 }] });
  });
  test('a card names places in the language of the reader', async () => {
    await onlyOffers({ id: 1, city_fr: 'Londres', city_en: 'London', country_id: 'GB', monthly_allowance: 2500.5 });
    expect((await search({}, 'en')).offers[0]).toMatchObject({
      cityName: 'London',
      countryName: 'United Kingdom',
      zoneId: 5,
      allowance: { euros: 2500.5 },
      views: 0,
    });
    expect((await search({}, 'fr')).offers[0]).toMatchObject({ cityName: 'Londres', countryName: 'Royaume-Uni' });
  });
});

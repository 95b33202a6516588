import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { allowanceRanges } from './allowance-ranges.ts';
import { offersOfLetter } from './letter-offers.ts';
import { countListed, listedOffers } from './listed-offers.ts';
import {
  daysFromNoon,
  insertClosedOffers,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = { db, now: () => noon };
const madrid = { city_fr: 'Madrid', city_en: 'Madrid', country_id: 'ES' } as const;

beforeAll(async () => {
  await insertReference(db);
  const company_id = await insertCompany(db, { name: 'Verrerie SAS' });
  await insertOffer(db, {
    id: 30,
    company_id,
    city_fr: 'Londres',
    city_en: 'London',
    country_id: 'GB',
    monthly_allowance: 2600,
  });
  await insertOffer(db, { id: 10, ...madrid, monthly_allowance: 1900 });
  await insertOffer(db, { id: 20, ...madrid, monthly_allowance: 2100 });
  await insertOffer(db, { id: 40, country_id: 'JP', monthly_allowance: null });
  await insertClosedOffers(db, { ...madrid, monthly_allowance: 9000 });
});

test('the sitemap lists the open offers in the order of their numbers, part by part', async () => {
  const part = async (from: number, most: number) => (await listedOffers(board, { from, most })).map(({ id }) => id);
  expect(await countListed(board)).toBe(4);
  expect(await part(0, 3)).toEqual([10, 20, 30]);
  expect(await part(3, 3)).toEqual([40]);
  expect(await part(4, 3)).toEqual([]);
});

test('an offer written before its broadcast counts as changed when the broadcast begins', async () => {
  await db
    .updateTable('offers')
    .set({ updated_at: daysFromNoon(-20) })
    .where('id', '=', 10)
    .execute();
  await db
    .updateTable('offers')
    .set({ updated_at: daysFromNoon(-2) })
    .where('id', '=', 20)
    .execute();
  const changed = (await listedOffers(board, { from: 0, most: 2 })).map(({ changedAt }) => changedAt);
  expect(changed).toEqual([daysFromNoon(-9), daysFromNoon(-2)]);
});

test('each country has the lowest and the highest allowance of its open offers, stated and shown', async () => {
  const byScale = { euros: 2586.44, scaleYear: 2025 };
  expect(Object.fromEntries(await allowanceRanges(board))).toEqual({
    ES: { stated: { least: 1900, most: 2100 }, shown: { least: { euros: 1900 }, most: { euros: 2100 } } },
    GB: { stated: { least: 2600, most: 2600 }, shown: { least: { euros: 2600 }, most: { euros: 2600 } } },
    JP: { stated: null, shown: { least: byScale, most: byScale } },
  });
});

test('a letter names an offer in the language of its reader and contains no other data about it', async () => {
  const [fr, en] = [await offersOfLetter(board, [30], 'fr'), await offersOfLetter(board, [30], 'en')];
  const facts = { durationMonths: 12, missionStart: '2027-01-20', startPassed: false, allowance: { euros: 2600 } };
  const offer = { id: 30, title: 'Chargé de projet', language: 'fr', companyName: 'Verrerie', ...facts };
  expect(fr.get(30)).toEqual({ ...offer, city: 'Londres', country: 'Royaume-Uni' });
  expect(en.get(30)).toEqual({ ...offer, city: 'London', country: 'United Kingdom' });
});

test('a letter leaves out offers that have closed since it was queued', async () => {
  const rows = await db.selectFrom('offers').select('id').execute();
  const told = await offersOfLetter(board, [...rows.map(({ id }) => id), 999_999], 'fr');
  expect([...told.keys()].toSorted((a, b) => a - b)).toEqual([10, 20, 30, 40]);
  expect(await offersOfLetter(board, [], 'fr')).toEqual(new Map());
});

import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { noCriteria, type OfferCriteria } from '#search/criteria/criteria.ts';
import { findIds } from './find-ids.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from './testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const germany = { zones: [5], countries: ['DE'] };
const madrid = { city_fr: 'Madrid', city_en: 'Madrid', country_id: 'ES' } as const;

beforeAll(async () => {
  await insertReference(db);
  const company_id = await insertCompany(db);
  for (const [index, place] of [{}, {}, madrid, madrid, {}].entries())
    await insertOffer(db, { id: index + 1, company_id, ...place, broadcast_start: daysFromNoon(-1 - index) });
  await insertOffer(db, {
    id: 6,
    company_id,
    city_fr: 'Tokyo',
    city_en: 'Tokyo',
    country_id: 'JP',
    title: 'Chargé de clientèle',
  });
});

async function found(criteria: Partial<OfferCriteria>, [skip, limit] = [0, 10]) {
  return findIds(board, { ...noCriteria, ...criteria }, { skip, limit, locale: 'fr' });
}

test('a text adds the place that it names to the chosen criteria', async () => {
  expect(await found({ query: 'Madrid' })).toEqual({ total: 2, ids: [3, 4] });
});

test('in searches of programs a text never replaces a chosen country: offers must match both', async () => {
  expect(await found({ query: 'Madrid', zones: [5], countries: ['ES'] })).toEqual({ total: 2, ids: [3, 4] });
  expect(await found({ query: 'Madrid', ...germany })).toEqual({ total: 0, ids: [] });
});

test('a country without its zone, or a city without its country, finds only its own offers', async () => {
  expect(await found({ countries: ['ES'] })).toEqual({ total: 2, ids: [3, 4] });
  expect(await found({ countries: ['JP', 'ES'] })).toMatchObject({ total: 3 });
  expect(await found({ cities: ['ES-madrid'] })).toEqual({ total: 2, ids: [3, 4] });
  expect(await found({ countries: ['ES'], query: 'Tokyo' })).toEqual({ total: 0, ids: [] });
});

test('a page contains the requested part of exactly those offers that meet all criteria', async () => {
  expect(await found({ ...germany }, [1, 1])).toEqual({ total: 3, ids: [2] });
  expect(await found({ ...germany }, [2, 10])).toEqual({ total: 3, ids: [5] });
  expect(await found({ ...germany }, [3, 10])).toEqual({ total: 3, ids: [] });
  expect(await found({ ...germany }, [900, 10])).toEqual({ total: 3, ids: [] });
});

test('offers that miss a part of the text are left out', async () => {
  expect(await found({ query: 'projet astronaute' })).toEqual({ total: 0, ids: [] });
  expect(await found({ query: 'chargé de projet' }, [4, 10])).toEqual({ total: 5, ids: [5] });
});

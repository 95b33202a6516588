import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Example } from '../endpoint.ts';
import { InvalidRequest } from '../problem-details.ts';
import { askEndpoint } from '../testing/ask-endpoint.ts';
import { findOffersEndpoint } from './find-offers.ts';
import { offersPage } from './find-offers-schemas.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db, { name: 'Verrerie du Lac' });
// Uses one spelling corrector for all tests, because these tests need no corrections. The usual reader of
// tests builds a new corrector after each change of the offers, which takes a second.
const board = testBoard(db, { texts: createTextReader() });
beforeEach(() => db.deleteFrom('offers').execute());

async function page(query: NonNullable<Example['query']>) {
  return offersPage.parse((await askEndpoint(findOffersEndpoint, board, { query })).body);
}

async function faultsOf(query: NonNullable<Example['query']>) {
  const error = await page(query).catch((error: unknown) => error);
  return error instanceof InvalidRequest ? error.faults.map(({ name }) => name) : error;
}

test('in the order newest first, pages neither skip nor repeat an offer, even if offers change between two pages', async () => {
  const step = fc.record({ publish: fc.nat(3), withdraw: fc.nat(2) });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 6 }), async (limit, steps) => {
      await db.deleteFrom('offers').execute();
      let [day, id] = [-9, 0];
      const publish = () => insertOffer(db, { id: ++id, company_id, broadcast_start: daysFromNoon((day += 0.01)) });
      for (let count = 0; count < 9; count += 1) await publish();
      const [atFirst, told, withdrawn] = [
        new Set(Array.from({ length: 9 }, (_, at) => at + 1)),
        [] as number[],
        new Set<number>(),
      ];
      let cursor: string | null = null;
      for (let at = 0; ; at += 1) {
        const { offers, next } = await page({ limit, ...(cursor !== null && { cursor }) });
        told.push(...offers.map((offer) => offer.id));
        if (next === null) break;
        cursor = next;
        for (let count = steps[at]?.publish ?? 0; count > 0; count -= 1) await publish();
        for (let count = steps[at]?.withdraw ?? 0; count > 0; count -= 1) {
          const gone = 1 + ((at * 5 + count * 3) % 9);
          withdrawn.add(gone);
          await db
            .updateTable('offers')
            .set({ withdrawn_at: daysFromNoon(0) })
            .where('id', '=', gone)
            .execute();
        }
      }
      expect(new Set(told).size).toBe(told.length);
      expect([...atFirst].filter((one) => !withdrawn.has(one) && !told.includes(one))).toEqual([]);
    }),
    { numRuns: 4 },
  );
});

test('every order can be paged to the last offer', async () => {
  for (let id = 1; id <= 7; id += 1)
    await insertOffer(db, { id, title: id % 2 === 0 ? 'Comptable' : 'Comptable fournisseurs' });
  for (const sort of ['newest', 'relevance', 'created', 'views', 'country', 'profession']) {
    const told: number[] = [];
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof page>> = await page({
        query: 'comptable',
        sort,
        limit: 2,
        ...(cursor !== null && { cursor }),
      });
      told.push(...answer.offers.map(({ id }) => id));
      cursor = answer.next;
    } while (cursor !== null);
    expect(told.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
});

test('a cursor is valid only for its query', async () => {
  for (let id = 1; id <= 3; id += 1) await insertOffer(db, { id, company_id });
  const { next } = await page({ limit: 2 });
  expect(await faultsOf({ cursor: next ?? '', countries: 'DE' })).toEqual(['cursor']);
  expect(await faultsOf({ cursor: `${next}x`.slice(2) })).toEqual(['cursor']);
});

test('an unknown reference value is refused by name, because ignoring it would widen the search', async () => {
  await insertOffer(db, { id: 1, company_id });
  expect(await faultsOf({ countries: 'DE,QQ', zones: 99, start: '2027-02-30' })).toEqual([
    'zones',
    'countries',
    'start',
  ]);
  expect(await faultsOf({ concepts: 'nothing-of-ours' })).toEqual(['concepts']);
});

test('a company or city without offers finds nothing', async () => {
  await insertOffer(db, { id: 1, company_id });
  expect((await page({ companies: 1 })).total).toBe(0);
  expect((await page({ cities: 'DE-atlantis' })).total).toBe(0);
});

test('excluded places, languages and companies leave out their offers, in parameters and in the text', async () => {
  await insertOffer(db, { id: 1, company_id, country_id: 'DE', city_fr: 'Berlin', city_en: 'Berlin' });
  await insertOffer(db, { id: 2, country_id: 'JP', city_fr: 'Tokyo', city_en: 'Tokyo', asked_languages: ['ja'] });
  const idsOf = async (query: Parameters<typeof page>[0]) => (await page(query)).offers.map(({ id }) => id);
  expect(await idsOf({ excludedPlaces: 'DE-berlin' })).toEqual([2]);
  expect(await idsOf({ excludedPlaces: '4,DE' })).toEqual([]);
  expect(await idsOf({ excludedPlaces: 'DE-atlantis', excludedCompanies: 999_999 })).toEqual([2, 1]);
  expect(await idsOf({ excludedLanguages: 'ja' })).toEqual([1]);
  expect(await idsOf({ excludedCompanies: company_id })).toEqual([2]);
  expect(await faultsOf({ excludedPlaces: 'QQ', excludedLanguages: 'xx' })).toEqual([
    'excludedPlaces',
    'excludedLanguages',
  ]);
  const { search } = await page({ query: 'pas au Japon -stage' });
  expect(search).toMatchObject({ query: '-stage', criteria: [{ name: 'excludedPlaces', values: ['JP'] }] });
});

test('a criterion that the text names but no offer meets is reported, and its words are searched', async () => {
  await insertOffer(db, { id: 1, title: 'Comptable', description: 'Télétravail possible.' });
  const { total, search } = await page({ query: 'comptable télétravail' });
  expect(total).toBe(1);
  expect(search).toMatchObject({
    query: 'comptable "télétravail"',
    criteria: [],
    untold: [{ name: 'remoteWork', values: ['true'] }],
  });
});

test('an offer matches if it lies in one of the given zones, countries and cities', async () => {
  await insertOffer(db, { id: 1, country_id: 'DE', city_fr: 'Berlin', city_en: 'Berlin' });
  await insertOffer(db, { id: 2, country_id: 'JP', city_fr: 'Tokyo', city_en: 'Tokyo' });
  await insertOffer(db, { id: 3, country_id: 'BR', city_fr: 'Rio', city_en: 'Rio' });
  const { offers } = await page({ cities: 'DE-berlin', countries: 'JP' });
  expect(offers.map(({ id }) => id)).toEqual([2, 1]);
});

test('facets list values that the parameters accept', async () => {
  await insertOffer(db, { id: 1, company_id, remote_work: true, mission_type_id: 3 });
  const { facets } = await page({ facets: true });
  expect(facets?.missionTypes).toMatchObject([{ value: 'via', offers: 1 }]);
  expect(facets?.countries).toMatchObject([{ value: 'DE', name: { fr: 'Allemagne', en: 'Germany' }, offers: 1 }]);
  for (const [name, counts] of Object.entries(facets ?? {}))
    for (const { value, offers } of counts)
      expect([name, (await page({ [name]: value })).total]).toEqual([name, offers]);
});

test('an offer that matches by a synonym is returned with the reason', async () => {
  await insertOffer(db, { id: 1, company_id, title: 'Accountant', description: null, profile: null, language: 'en' });
  const { offers } = await page({ query: 'comptable', reasons: true });
  expect(offers[0]?.reason).toEqual({ kind: 'equivalent', of: 'comptable' });
});

test('criteria named in a text are returned as criteria', async () => {
  await insertOffer(db, { id: 1, title: 'Comptable' });
  const { search } = await page({ query: 'comptable Berlin' });
  expect(search).toMatchObject({ query: 'comptable' });
  expect(search.criteria).toContainEqual({ name: 'cities', values: ['DE-berlin'] });
});

test('the mission type is written in lower case, and accepted in any case', async () => {
  await insertOffer(db, { id: 1, company_id, mission_type_id: 3 });
  await insertOffer(db, { id: 2, company_id, mission_type_id: 1 });
  for (const missionTypes of ['via', 'VIA', 'Via']) {
    const { offers } = await page({ missionTypes });
    expect(offers.map(({ id, missionType }) => [id, missionType.id])).toEqual([[1, 'via']]);
  }
  await expect(page({ missionTypes: 'vif' })).rejects.toThrow('missionTypes');
});

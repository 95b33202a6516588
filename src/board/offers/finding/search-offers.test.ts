import { beforeAll, describe, expect, test } from 'vitest';
import type { Board } from '#board/context/board.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import {
  dateFromNoon,
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
} from '#board/offers/testing/offer-fixtures.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { searchOffers } from './search-offers.ts';

const { db } = await testDatabase();
const board: Board = testBoard(db);

async function search(criteria: Partial<OfferCriteria>, locale: 'fr' | 'en' = 'fr') {
  return searchOffers(board, { ...noCriteria, ...criteria }, { locale });
}

async function found(criteria: Partial<OfferCriteria>, locale: 'fr' | 'en' = 'fr'): Promise<number[]> {
  const { offers, firstNear } = await search(criteria, locale);
  return offers.slice(0, firstNear ?? offers.length).map((offer) => offer.id);
}

async function onlyOffers(...offers: Parameters<typeof insertOffer>[1][]): Promise<void> {
  await db.deleteFrom('offers').execute();
  for (const offer of offers) await insertOffer(db, offer);
}

beforeAll(() => insertReference(db));

describe('words of an offer', () => {
  beforeAll(() =>
    onlyOffers(
      { id: 1, title: 'Ingénieur·e qualité (H/F)', city_fr: 'Munich', city_en: 'Munich' },
      {
        id: 2,
        title: 'Sales managers - E-Commerce',
        language: 'en',
        country_id: 'JP',
        city_fr: 'Tokyo',
        city_en: 'Tokyo',
      },
      {
        id: 3,
        title: "Chargé d'affaires à l'étranger V.I.E",
        country_id: 'ES',
        city_fr: 'Madrid',
        city_en: 'Madrid',
        specialization_ids: [248],
      },
      {
        id: 4,
        title: 'IT/Support C++',
        description: 'Vous assurez la «\u00a0cybersécurité\u00a0» des œuvres\u202f!',
        country_id: 'BE',
        city_fr: 'Bruxelles',
        city_en: 'Brussels',
      },
    ),
  );
  test.each([
    ['ingenieur', 1],
    ['INGÉNIEURS', 1],
    ['les ingénieurs', 1],
    ['qualite', 1],
    ['manager', 2],
    ['sale', 2],
    ['e-commerce', 2],
    ['d’affaires', 3],
    ['affaire à l’étranger', 3],
    ['chargés', 3],
    ['oeuvre', 4],
    ['c++', 4],
    ['support', 4],
    ['IT', 4],
    ['japon', 2],
    ['japan', 2],
    ['brussels', 4],
    ['bruxelles', 4],
    ['logiciels', 3],
    ['software', 3],
    ['développement logiciel', 3],
    ['affaires madrid', 3],
  ])('the text «%s» finds offer %i', async (query, id) => {
    expect(await found({ query })).toContain(id);
  });
  test.each(['h/f', '(H/F)', 'de la', '???', "'", '& | ! :*'])(
    'the meaningless text «%s» finds nothing, the result says so, and the search without it is proposed',
    async (query) => {
      const { total, offers, notes, proposals } = await search({ query });
      expect({ total, offers, silent: notes.silent }).toEqual({ total: 0, offers: [], silent: true });
      expect(proposals).toMatchObject([{ kind: 'without', criteria: { query: '' }, total: 4 }]);
    },
  );
  test('words without a meaning do not change what the other words find', async () => {
    expect(await found({ query: 'VIE junior ingénieur (H/F)' })).toEqual([1]);
  });
  test('a text of thousands of words finds its offer', async () => {
    expect((await search({ query: 'ingénieur '.repeat(5000) })).total).toBe(1);
  });
  test('a word that finds offers is never corrected', async () => {
    expect((await search({ query: 'ingénieur', sectors: [100001] })).notes.corrected).toBeNull();
  });
  test('an unknown word without similar words is not corrected and finds nothing', async () => {
    expect(await search({ query: 'xylophone' })).toMatchObject({ total: 0, offers: [], notes: { corrected: null } });
  });
});

describe('open offers', () => {
  test('offers that are future, past, filled or withdrawn are not found', async () => {
    await onlyOffers(
      { id: 1, broadcast_start: daysFromNoon(-1), broadcast_end: null },
      { id: 2, broadcast_start: daysFromNoon(1) },
      { id: 3, broadcast_end: daysFromNoon(-1) },
      { id: 4, broadcast_end: daysFromNoon(0) },
      { id: 5, filled_at: daysFromNoon(-1) },
      { id: 6, withdrawn_at: daysFromNoon(-1) },
      { id: 7, broadcast_start: daysFromNoon(0), broadcast_end: daysFromNoon(1) },
    );
    expect(await found({})).toEqual([7, 1]);
  });
  test('the index follows changes of an offer, its company and its reference values', async () => {
    const company_id = await insertCompany(db, { name: 'Brasserie', size_id: 1 });
    await onlyOffers({ id: 1, title: 'Acheteur', company_id });
    await db.updateTable('offers').set({ title: 'Vendeuse' }).execute();
    expect(await found({ query: 'acheteur' })).toEqual([]);
    expect(await found({ query: 'vendeuse' })).toEqual([1]);
    await db.updateTable('companies').set({ name: 'Verrerie', size_id: 2 }).where('id', '=', company_id).execute();
    expect(await found({ query: 'brasserie' })).toEqual([]);
    expect(await found({ query: 'verrerie', companySizes: [2] })).toEqual([1]);
    await db.updateTable('countries').set({ name_fr: 'Teutonie' }).where('id', '=', 'DE').execute();
    expect(await found({ query: 'teutonie' })).toEqual([1]);
    await db
      .updateTable('offers')
      .set({ filled_at: daysFromNoon(0) })
      .execute();
    expect(await found({})).toEqual([]);
    await db
      .updateTable('offers')
      .set({ filled_at: null, specialization_ids: [9] })
      .execute();
    expect(await found({ specializations: [19] })).toEqual([1]);
    await db.updateTable('specializations').set({ parent_id: 24 }).where('id', '=', 9).execute();
    expect(await found({ specializations: [19] })).toEqual([]);
    expect(await found({ specializations: [24] })).toEqual([1]);
    await db.updateTable('specializations').set({ parent_id: 19 }).where('id', '=', 9).execute();
  });
});

describe('searches by criteria', () => {
  test.each<[Partial<OfferCriteria>, number[]]>([
    [{ durations: ['0-6'] }, [1]],
    [{ durations: ['6-12'] }, [2]],
    [{ durations: ['12-18', '18-24'] }, [3, 4]],
    [{ start: 'immediately' }, [1]],
    [{ start: 'in-a-month' }, [2]],
    [{ start: 'in-a-year' }, [3, 4]],
    [{ start: dateFromNoon(32) }, [2, 3, 4]],
    [{ specializations: [24] }, [2]],
    [{ specializations: [248] }, [2]],
    [{ specializations: [9, 248] }, [1, 2]],
    [{ studyLevels: [4] }, [1, 2, 3, 4]],
    [{ remoteWork: true, environmental: true }, [3]],
    [{ zones: [4, 5] }, [1, 2, 3, 4]],
    [{ zones: [4] }, [4]],
    [{ missionTypes: [3] }, [4]],
    [{ sectors: [100003] }, [2]],
  ])('the criteria %j find the offers %j', async (criteria, ids) => {
    await onlyOffers(
      { id: 1, duration_months: 6, mission_start: dateFromNoon(-20), specialization_ids: [9], study_level_ids: [4] },
      {
        id: 2,
        duration_months: 7,
        mission_start: dateFromNoon(40),
        specialization_ids: [248],
        study_level_ids: [3, 4],
        sector_id: 100003,
      },
      { id: 3, duration_months: 13, mission_start: dateFromNoon(365), remote_work: true, environmental: true },
      {
        id: 4,
        duration_months: 24,
        mission_start: dateFromNoon(500),
        mission_type_id: 3,
        country_id: 'JP',
        remote_work: true,
      },
    );
    expect((await found(criteria)).toSorted((a, b) => a - b)).toEqual(ids);
  });
  test('a mission of more than 24 months belongs to no range of durations', async () => {
    await onlyOffers({ id: 1, duration_months: 30 });
    expect((await search({})).facets.durations).toEqual([]);
    expect((await search({ durations: ['0-6', '6-12', '12-18', '18-24'] })).total).toBe(0);
  });
  test('the counts of a facet respect all criteria except its own', async () => {
    await onlyOffers(
      { country_id: 'DE', remote_work: true },
      { country_id: 'DE' },
      { country_id: 'JP', remote_work: true },
    );
    const { total, facets } = await search({ zones: [5], countries: ['DE'], remoteWork: true });
    expect(total).toBe(1);
    expect(facets.remoteWork).toEqual([{ value: true, count: 1 }]);
    expect(facets.countries).toEqual([{ value: 'DE', count: 1 }]);
    expect((await search({ zones: [5], remoteWork: true })).facets.zones).toEqual([
      { value: 4, count: 1 },
      { value: 5, count: 1 },
    ]);
  });
});

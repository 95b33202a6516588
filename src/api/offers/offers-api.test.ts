import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { responseOf, row2025, row2026 } from './testing/row-schemas.ts';
import { publicFieldNames } from '#board/offers/public-fields.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { openOffersApi } from './testing/open-offers-api.ts';

const { db } = await testDatabase();
const board = testBoard(db);
const answer = responseOf(row2026);
let api: FastifyInstance;

const post = (url: string, payload?: unknown) =>
  api.inject({
    method: 'POST',
    url: `/api/${url}`,
    headers: { 'content-type': 'application/json' },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });

/** Returns the offers found by a search body, newest first. */
async function found(body: unknown): Promise<number[]> {
  const response = await post('Offers/search', body);
  expect(response.statusCode).toBe(200);
  responseOf(row2025).parse(response.json());
  const { result, count } = answer.parse(response.json());
  expect(count).toBe(result.length);
  return result.map(({ id }) => id);
}

beforeAll(async () => {
  await insertReference(db);
  const glass = { id: 8001, name: 'Verrerie du Nord', size_id: 2, sector_id: 100_016 };
  await insertCompany(db, glass);
  const berlin = { id: 1, title: 'Ingénieur qualité', specialization_ids: [248], study_level_ids: [4, 3] };
  await insertOffer(db, { ...berlin, company_id: 8001, broadcast_start: daysFromNoon(-1), monthly_allowance: 2710.5 });
  const madrid = { id: 2, country_id: 'ES', city_fr: 'Madrid', city_en: 'Madrid', duration_months: 18 };
  await insertOffer(db, { ...madrid, title: 'Chargé de ventes', broadcast_start: daysFromNoon(-2), remote_work: true });
  const tokyo = {
    id: 3,
    country_id: 'JP',
    city_fr: 'Tokyo',
    city_en: 'Tokyo',
    duration_months: 13,
    mission_type_id: 3,
  };
  await insertOffer(db, { ...tokyo, broadcast_start: daysFromNoon(-3), environmental: true });
  const later = { broadcast_start: daysFromNoon(3) };
  await insertOffer(db, { id: 4, ...later });
  await insertOffer(db, { id: 5, withdrawn_at: daysFromNoon(-1) });
  api = await openOffersApi(board);
});

const everything = [1, 2, 3];

test.each([
  [undefined],
  [{}],
  [{ limit: 0, skip: 0, query: null, sort: ['0'], latest: ['true'] }],
  [{ query: '', activitySectorId: [], missionsTypesIds: ['0'], missionsDurations: [0], gerographicZones: 0 }],
  [{ geographicZones: '0', countriesIds: null, studiesLevelId: 0, companiesSizes: [null], teletravail: ['0'] }],
  [{ searchQuery: 'x', page: 9, pageSize: 1, take: 1, companiesIds: ['9'], targetIds: ['1'] }],
  [{ countriesFilterOperator: 'OR', specializationsFilterOperator: 'OR', porteEnv: [], missionStartDate: null }],
  [{ limit: 'many', skip: 'far', query: { a: 1 }, countriesIds: { DE: true }, entreprisesIds: [[]] }],
  [[]],
])('the search body %j returns every open offer, newest first', async (body) => {
  expect(await found(body)).toEqual(everything);
});

test.each<[Record<string, unknown>, number[]]>([
  [{ countriesIds: ['DE', 'ES'] }, [1, 2]],
  [{ countriesIds: ['5'] }, [1]],
  [{ countriesIds: 'de' }, [1]],
  [{ countriesIds: [' 90 ', 60] }, [2, 3]],
  [{ countriesIds: ['["5","90"]'] }, [1, 3]],
  [{ gerographicZones: ['4'] }, [3]],
  [{ geographicZones: [4], gerographicZones: 5 }, [1, 2, 3]],
  [{ geographicZones: ['5'], countriesIds: ['JP', 'ES'] }, [2]],
  [{ geographicZones: ['4'], countriesIds: ['ES'] }, []],
  [{ citiesName: ['MADRID     ', 'berlin'] }, [1, 2]],
  [{ citiesName: 'Mádrid' }, [2]],
  [{ citiesName: ['TOKYO', 'Atlantis'] }, [3]],
  [{ citiesName: ['TOKYO'], countriesIds: ['ES'] }, []],
  [{ citiesName: ['TOKYO', 'MADRID'], countriesIds: ['ES', 'DE'] }, [2]],
  [{ citiesName: ['TOKYO', 'MADRID'], geographicZones: ['4'] }, [3]],
  [{ citiesName: ['Atlantis'] }, []],
  [{ missionsTypesIds: ['1'] }, [1, 2]],
  [{ missionsTypesIds: ['VIA'] }, [3]],
  [{ missionsDurations: ['12', '18'] }, [1, 2]],
  [{ missionsDurations: [13] }, [3]],
  [{ activitySectorId: 100016 }, [1]],
  [{ studiesLevelId: ['3'] }, [1, 2, 3]],
  [{ companiesSizes: [2] }, [1]],
  [{ entreprisesIds: ['8001'] }, [1]],
  [{ specializationsIds: ['248'] }, [1]],
  [{ specializationsIds: ['24', '212'] }, [1]],
  [{ teletravail: ['1'] }, [2]],
  [{ porteEnv: '1' }, [3]],
  [{ query: 'ventes' }, [2]],
  [{ query: 'Madrid', countriesIds: ['DE'] }, []],
  [{ missionStartDate: '2027-01-01T00:00:00' }, [1, 2, 3]],
  [{ missionStartDate: '2030-01-01' }, []],
])('the search body %j finds the offers %j', async (body, offers) => {
  expect(await found(body)).toEqual(offers);
});

test.each(['countriesIds', 'entreprisesIds', 'specializationsIds', 'missionsDurations', 'activitySectorId'])(
  'an unknown value of %s finds nothing; next to a known value it is ignored',
  async (field) => {
    const known = { countriesIds: 'DE', entreprisesIds: 8001, specializationsIds: 248, missionsDurations: 12 };
    expect(await found({ [field]: ['999999'] })).toEqual([]);
    expect(await found({ [field]: ['999999', { ...known, activitySectorId: 100016 }[field]] })).toEqual([1]);
  },
);

test('a repeated search finds an offer published in the meantime', async () => {
  const body = { citiesName: ['Oslo', 'Madrid'] };
  expect(await found(body)).toEqual([2]);
  const oslo = { id: 7, country_id: 'NO', city_fr: 'Oslo', city_en: 'Oslo', broadcast_start: daysFromNoon(-4) };
  await insertOffer(db, oslo);
  expect(await found(body)).toEqual([2, 7]);
  await db.deleteFrom('offers').where('id', '=', 7).execute();
});

/** Returns a page of the results, and the total. */
const part = async (body: object) => {
  const { result, count } = answer.parse((await post('Offers/search', body)).json());
  return [result.map(({ id }) => id), count];
};

test('a page states the total count; past the end there are no rows', async () => {
  expect(await part({ limit: 1, skip: 1 })).toEqual([[2], 3]);
  expect(await part({ limit: '2' })).toEqual([[1, 2], 3]);
  expect(await part({ limit: 5000, skip: 2 })).toEqual([[3], 3]);
  for (const skip of [3, 1e9, 1e300])
    expect(await part({ limit: 300, skip })).toEqual([skip > 1e20 ? [1, 2, 3] : [], 3]);
});

test('the latest offers equal the first results of a search', async () => {
  expect((await post('Offers/latest', { skip: 0, limit: 2 })).json()).toEqual(
    (await post('Offers/search', { limit: 2 })).json(),
  );
});

test.each(['/api/Offers/details/1', '/API/offers/DETAILS/1/', '/api/offers/details/1?x=y'])(
  'the answer to %s is one flat row',
  async (url) => {
    const response = await api.inject(url);
    const row = row2026.parse(response.json());
    expect(Object.keys(row)).toEqual(publicFieldNames);
    expect(row).toMatchObject({ id: 1, indemnite: 2710.5, reference: 'VIE1', organizationId: 8001, countryId: 'DE' });
    expect(row).toMatchObject({
      levelStudyIds: '4,3',
      activitySectorOfferId: 16,
      startBroadcastDate: '2026-11-20T13:00:00',
    });
    const headers = { 'if-none-match': String(response.headers.etag) };
    expect((await api.inject({ url, headers })).statusCode).toBe(304);
  },
);

test('an offer that states no allowance has the source’s value of 0, never an estimate by the scale', async () => {
  const row = row2026.parse((await api.inject('/api/Offers/details/2')).json());
  expect(row).toMatchObject({ id: 2, countryId: 'ES', indemnite: 0 });
});

test('an offer with few fields has texts to display and the address of its form', async () => {
  const bare = { id: 6, city_fr: '', city_en: '', description: null, company_id: 8001, sector_id: null };
  await db
    .updateTable('companies')
    .set({ sector_id: null, turnover_millions: 22_815.4 })
    .where('id', '=', 8001)
    .execute();
  const form = 'https://example.org/form';
  await insertOffer(db, { ...bare, specialization_ids: [24, 248], contact_url: form, contact_email: 'a@example.org' });
  const row = row2026.parse((await api.inject('/api/Offers/details/6')).json());
  expect(row).toMatchObject({ cityName: 'A DEFINIR', cityNameEn: 'TO BE DEFINED', cityAffectation: 'A DEFINIR' });
  expect(row).toMatchObject({ missionDescription: '', activitySectorN1: '', ca: '22815', contactURL: form });
  expect(row.specializations.map((one) => [one.specializationId, one.specializationParentId])).toEqual([
    ['24', 24],
    ['248', 24],
  ]);
  await db.deleteFrom('offers').where('id', '=', 6).execute();
  await db.updateTable('companies').set({ sector_id: 100_016 }).where('id', '=', 8001).execute();
});

test.each(['4', '5', '999', '0', '-1', 'abc', '1.5', '99999999999', '%ff', '1;drop'])(
  'details of %s are refused with 404',
  async (id) => {
    const { statusCode, body } = await api.inject(`/api/Offers/details/${id}`);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { message: expect.any(String) }]);
  },
);

test('the repository lists zones, countries and cities in the established form', async () => {
  const zones = await api.inject({
    url: '/api/Offers/repository/geographic-zones?page=1',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(zones.json()).toMatchObject({
    count: 8,
    fileShareUrl: null,
    result: expect.arrayContaining([
      {
        geographicZoneId: '8',
        geographicZoneLabel: 'PROCHE ET MOYEN ORIENT',
        geographicZoneLabelEn: 'Near and Middle East',
      },
    ]),
  });
  const url = 'Offers/repository/geographic-zones/countries';
  const countries = async (body?: unknown) =>
    z
      .array(
        z.strictObject({
          countryId: z.string(),
          countryName: z.string(),
          countryNameEn: z.string(),
          geographicZoneId: z.string(),
        }),
      )
      .parse((await post(url, body)).json());
  const all = await countries([]);
  expect(all).toContainEqual({
    countryId: 'US',
    countryName: 'ETATS-UNIS',
    countryNameEn: 'UNITED STATES',
    geographicZoneId: '2',
  });
  expect(all.map(({ countryName }) => countryName)).toContain("COTE D'IVOIRE");
  for (const body of [[0], ['0'], undefined, [1, 2, 3, 4, 5, 6, 7, 8], { a: 1 }])
    expect(await countries(body)).toEqual(all);
  expect(new Set((await countries(['4', 2])).map(({ geographicZoneId }) => geographicZoneId))).toEqual(
    new Set(['2', '4']),
  );
  expect(await countries([99])).toEqual([]);
  const cities = async (query: string) => (await api.inject(`/api/Offers/repository/cities${query}`)).json();
  const berlin = { countryName: 'ALLEMAGNE', countryNameEn: 'GERMANY', id: 5, countryCode: 'DE' };
  for (const query of ['?countryId=DE', '?countryid=5'])
    expect(await cities(query)).toEqual({
      result: [{ ...berlin, cities: [{ id: expect.any(Number), name: 'BERLIN', nameEn: 'BERLIN' }] }],
    });
  for (const query of ['?countryId=ZZ', '?countryId=AD'])
    expect([query, await cities(query)]).toEqual([query, { result: [] }]);
});

test('the search dataset lists ordered levels, types, sizes, sectors and families of professions', async () => {
  const dataset = (await api.inject('/api/Offers/repository/search/dataset')).json();
  expect(Object.keys(dataset)).toEqual([
    'studyLevels',
    'missionTypes',
    'entrepriseTypes',
    'activitySectors',
    'specializations',
  ]);
  expect(dataset).toMatchObject({
    studyLevels: [6, 1, 7, 2, 8, 3, 4].map((id, index) => ({ studyLevelId: id, studyLevelOrder: String(index + 1) })),
    missionTypes: [
      { missionTypeId: 1, missionTypeLabel: 'VIE' },
      { missionTypeId: 3, missionTypeLabel: 'VIA' },
    ],
    entrepriseTypes: [1, 2, 3, 4].map((id) => ({ entrepriseTypeId: id })),
    activitySectors: Array.from({ length: 19 }, (_, index) => ({
      sectorId: 100_001 + index,
      originalSectorId: index + 1,
    })),
  });
  expect(dataset.specializations).toHaveLength(19);
});

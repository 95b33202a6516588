import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseOf, row2026 as readRow } from '#api/offers/testing/row-schemas.ts';
import { insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { importOffers } from '#import/import-offers.ts';
import { response, row2026 } from '#import/testing/source-rows.ts';
import { openOffersApi } from '#api/offers/testing/open-offers-api.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const api = await openOffersApi(board);

test('the API writes ids of zones and countries as texts, as strict programs of 2026 require', async () => {
  const id = z.string().regex(/^[1-8]$/);
  const zones = await api.inject('/api/Offers/repository/geographic-zones');
  const zone = z.object({ geographicZoneId: id, geographicZoneLabel: z.string(), geographicZoneLabelEn: z.string() });
  const { result } = z.object({ result: z.array(zone), count: z.literal(8) }).parse(zones.json());
  const payload = result.map(({ geographicZoneId }) => geographicZoneId);
  const url = '/api/Offers/repository/geographic-zones/countries';
  const countries = await api.inject({ method: 'POST', url, payload });
  expect(z.array(z.object({ geographicZoneId: id })).parse(countries.json()).length).toBeGreaterThan(0);
});

test.each(['0001-01-01T00:00:00', '0001-01-01T00:00:00Z'])(
  'a mission’s end of %s is replaced by the end computed from the duration',
  async (missionEndDate) => {
    await importOffers(board, response([row2026(1, { missionEndDate, missionDuration: 18 })]));
    const found = await api.inject({ method: 'POST', url: '/api/Offers/search', payload: {} });
    const [row] = responseOf(readRow).parse(found.json()).result;
    expect(row?.missionEndDate).toBe('2028-09-01T00:00:00');
    expect((await api.inject('/api/Offers/details/1')).json().missionEndDate).toBe('2028-09-01T00:00:00');
  },
);

test('the public key is accepted if a key is required', async () => {
  const locked = await openOffersApi(board, ['first-key-of-the-operator'], 'public+key/of-the=site');
  const ask = async (key: string) => {
    const headers = { 'x-api-key': key };
    return (await locked.inject({ method: 'POST', url: '/api/Offers/search', headers, payload: {} })).statusCode;
  };
  expect([await ask('public+key/of-the=site'), await ask('first-key-of-the-operator'), await ask('other')]).toEqual([
    200, 200, 401,
  ]);
});

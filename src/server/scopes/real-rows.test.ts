import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { responseOf, row2025, row2026 } from '#api/offers/testing/row-schemas.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { fileSource } from '#import/source/file-source.ts';
import { importOffers } from '#import/import-offers.ts';
import { openOffersApi } from '#api/offers/testing/open-offers-api.ts';

/**
 * A folder of real responses of the API. These responses must not be in the repository. Without the folder,
 * these tests are skipped.
 */
const folder = process.env['REAL_OFFERS_DIR'];

const { db } = await testDatabase();
const board = testBoard(db);
const api = await openOffersApi(board);
const rowsIn = z.object({ result: z.array(z.looseObject({ id: z.number() })) });

const ownEnd: unknown = expect.stringMatching(/^20/);

/**
 * Returns a row as the API serves it. An end in the year 1 means that the row states no end; the API then
 * serves the end that the site computes.
 */
function asKept<Row extends object>(row: Row) {
  const hasNoEnd = 'missionEndDate' in row && String(row.missionEndDate).startsWith('0001');
  return hasNoEnd ? { ...row, missionEndDate: ownEnd } : row;
}

async function imported(name: string) {
  await db.deleteFrom('offers').execute();
  await loadReference(db);
  await importOffers(board, fileSource(join(folder ?? '', name)));
  const { result } = rowsIn.parse(JSON.parse(await readFile(join(folder ?? '', name), 'utf8')));
  const answer = await api.inject({ method: 'POST', url: '/api/Offers/search', payload: { limit: 5000 } });
  return { given: result, body: answer.json() };
}

test.skipIf(!folder)('each imported row of 2026 is served with the same public fields', async () => {
  const { given, body } = await imported('offers-2026-04.rows.json');
  const { result } = responseOf(row2026).parse(body);
  responseOf(row2025).parse(body);
  expect(result).toHaveLength(given.length);
  const told = new Map(result.map((row) => [row.id, row]));
  for (const row of given) expect(told.get(row.id)).toMatchObject(asKept(row));
});

test.skipIf(!folder)('a row of 2025 is served in the form of 2026 with the same content', async () => {
  await loadReference(db);
  for (const name of ['offer-details.capture.json', 'offer-search.capture.json'])
    await importOffers(board, fileSource(join(folder ?? '', name)));
  const given = rowsIn.parse(
    JSON.parse(await readFile(join(folder ?? '', 'offer-search.capture.json'), 'utf8')),
  ).result;
  for (const { countryId, specializations, reference, missionDescription, ...row } of given) {
    const { statusCode, body } = await api.inject(`/api/Offers/details/${row.id}`);
    expect(statusCode).toBe(200);
    const told = row2026.parse(JSON.parse(body));
    expect(told).toMatchObject(asKept(row));
    expect([typeof countryId, told.specializations.length, reference, missionDescription]).toEqual([
      'string',
      z.array(z.unknown()).parse(specializations).length,
      null,
      null,
    ]);
  }
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createChanges } from '#board/context/changes.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { fileSource } from '#import/source/file-source.ts';
import { importOffers } from './import-offers.ts';

/** Folder of real responses, which we may not store in the repository; without it these tests are skipped. */
const folder = process.env['REAL_OFFERS_DIR'];

const { db } = await testDatabase();
const run = (name: string) =>
  importOffers({ db, now: () => new Date(), changes: createChanges() }, fileSource(join(folder ?? '', name)));

test.skipIf(!folder)('845 real offers are imported completely, and a second import changes nothing', async () => {
  await loadReference(db);
  expect(await run('offers-2026-04.rows.json')).toMatchObject({
    read: 845,
    inserted: 845,
    rejected: [],
    withdrawalSkipped: null,
  });
  expect(await run('offers-2026-04.rows.json')).toMatchObject({
    inserted: 0,
    updated: 0,
    unchanged: 845,
    withdrawn: 0,
  });
  const offers = await db.selectFrom('offers').select(['title', 'city_fr', 'city_en']).execute();
  expect(offers.filter(({ title }) => /\b[HF]\/[HF]\b|\s{2}|^\s|[-–(|]$/.test(title))).toEqual([]);
  expect(
    offers.filter(({ city_fr, city_en }) => /\s{2}|-[A-Z]{2}-?$|^[A-Z ]{4,}$/.test(`${city_fr}|${city_en}`)),
  ).toEqual([]);
});

test.skipIf(!folder)(
  'captured responses of 2025 are imported, withdraw nothing, and match the offers of 2026',
  async () => {
    await loadReference(db);
    expect(await run('offer-search.capture.json')).toMatchObject({
      read: 10,
      rejected: [],
      withdrawn: 0,
      withdrawalSkipped: 'partial',
    });
    expect(await run('offer-details.capture.json')).toMatchObject({ read: 1, rejected: [], withdrawn: 0 });
    expect(await run('offer-search.capture.json')).toMatchObject({ unchanged: 10 });
  },
);

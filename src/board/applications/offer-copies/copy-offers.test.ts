import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { scaleInForce } from '#reference/allowances.ts';
import { shownAllowance } from '#reference/shown-allowance.ts';
import { sourceFolder } from '#source-folder.ts';
import { insertApplication } from '../testing/application-fixtures.ts';
import { completeCopies, copyOffer } from './copy-offers.ts';
import { readOfferCopy } from './offer-copy.ts';

const { db } = await testDatabase();
await insertReference(db);
const board = testBoard(db);
const brussels = { city_fr: 'Bruxelles', city_en: 'Brussels', country_id: 'BE' };
const lima = { city_fr: 'Lima', city_en: 'Lima', country_id: 'PE' };

test('the copy of an offer stays as it was when the offer changes, in either language', async () => {
  const company_id = await insertCompany(db, { name: 'Verrerie' });
  const offer_id = await insertOffer(db, {
    company_id,
    title: 'Souffleuse',
    city_fr: 'Londres',
    city_en: 'London',
    country_id: 'GB',
    monthly_allowance: 2600,
    mission_end: '2028-01-19',
  });
  const id = await insertApplication(db, await insertCandidate(board), { offer_id });
  const before = await readOfferCopy(board, id, 'fr');
  await db
    .updateTable('offers')
    .set({ title: 'X', description: 'X', profile: null, monthly_allowance: 1, mission_start: '2030-01-01', ...lima })
    .where('id', '=', offer_id)
    .execute();
  await db.updateTable('companies').set({ name: 'X' }).where('id', '=', company_id).execute();
  await completeCopies(board);
  expect(await readOfferCopy(board, id, 'fr')).toEqual(before);
  expect(before).toEqual({
    copiedAt: noon,
    title: 'Souffleuse',
    language: 'fr',
    companyName: 'Verrerie',
    reference: `VIE${offer_id}`,
    cityName: 'Londres',
    countryName: 'Royaume-Uni',
    missionTypeId: 1,
    durationMonths: 12,
    missionStart: '2027-01-20',
    startPassed: false,
    missionEnd: '2028-01-19',
    broadcastStart: daysFromNoon(-9),
    broadcastEnd: daysFromNoon(80),
    allowance: { euros: 2600 },
    description: 'Vous suivez les projets de la filiale.',
    profile: 'Curieux et rigoureux.',
  });
  expect(await readOfferCopy(board, id, 'en')).toMatchObject({ cityName: 'London', countryName: 'United Kingdom' });
});

async function allowanceOf(columns: object) {
  const id = await insertApplication(db, await insertCandidate(board), { offer_id: await insertOffer(db, columns) });
  return (await readOfferCopy(board, id, 'fr'))?.allowance;
}

test('a copy has the allowance that the page showed: stated, estimated by the scale of a year, or unknown', async () => {
  expect(await allowanceOf({ ...lima, monthly_allowance: 2969.53 })).toEqual({ euros: 2969.53 });
  const estimate = await allowanceOf(brussels);
  expect(estimate).toEqual(shownAllowance(null, 'BE', 'Brussels'));
  expect(estimate).toMatchObject({ scaleYear: scaleInForce.year });
  expect(await allowanceOf({ city_fr: 'X', city_en: 'Springfield', country_id: 'US' })).toBeNull();
});

test('an application to a company has no copy', async () => {
  const company_id = await insertCompany(db);
  const columns = { offer_id: null, company_id, recipient_email: 'r@example.org' };
  const id = await insertApplication(db, await insertCandidate(board), columns);
  await completeCopies(board);
  expect(await readOfferCopy(board, id, 'fr')).toBeNull();
});

test('an application saved without a copy gets one, once, even if several processes add it', async () => {
  const offer_id = await insertOffer(db, { title: 'Acheteuse' });
  const id = await insertApplication(db, await insertCandidate(board), { offer_id });
  const whole = await readOfferCopy(board, id, 'fr');
  await db.deleteFrom('application_offers').where('application_id', '=', id).execute();
  expect(await readOfferCopy(board, id, 'fr')).toEqual(whole);
  await Promise.all([completeCopies(board), completeCopies(board), completeCopies(board)]);
  expect(await readOfferCopy(board, id, 'fr')).toMatchObject({ title: 'Acheteuse', copiedAt: noon });
  await db.updateTable('offers').set({ title: 'X' }).where('id', '=', offer_id).execute();
  await copyOffer(db, id, daysFromNoon(1));
  expect(await readOfferCopy(board, id, 'fr')).toMatchObject({ title: 'Acheteuse', copiedAt: noon });
});

test('a copy is erased with its application', async () => {
  const id = await insertApplication(db, await insertCandidate(board));
  await db.deleteFrom('applications').where('id', '=', id).execute();
  expect(await db.selectFrom('application_offers').select('title').where('application_id', '=', id).execute()).toEqual(
    [],
  );
});

test('the migration copies the offers of all earlier applications, and the scale is read afterwards', async () => {
  const offer_id = await insertOffer(db, brussels);
  const id = await insertApplication(db, await insertCandidate(board), { offer_id });
  await db.deleteFrom('application_offers').execute();
  const file = join(sourceFolder, 'database/migrations/0085-offers-of-applications.sql');
  const [statement = ''] = /^insert into application_offers[^;]+;/m.exec(await readFile(file, 'utf8')) ?? [];
  const shown = await readOfferCopy(board, id, 'fr');
  expect(shown?.allowance).toEqual(shownAllowance(null, 'BE', 'Brussels'));
  await sql.raw(statement).execute(db);
  expect(await readOfferCopy(board, id, 'fr')).toEqual({ ...shown, copiedAt: expect.any(Date) });
  await completeCopies(board);
  await db.updateTable('offers').set({ monthly_allowance: 1 }).where('id', '=', offer_id).execute();
  expect(await readOfferCopy(board, id, 'fr')).toEqual({ ...shown, copiedAt: expect.any(Date) });
  const { total } = await db
    .selectFrom('application_offers')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  expect(total).toBeGreaterThan(4);
});

import { beforeEach, expect, test } from 'vitest';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { asSent, askEndpoint } from '../testing/ask-endpoint.ts';
import { readOfferEndpoint } from './read-offer.ts';

const { db } = await testDatabase();
await insertReference(db);
const company_id = await insertCompany(db, { name: 'Verrerie du Lac' });
const board = testBoard(db);
beforeEach(() => db.deleteFrom('offers').execute());

const read = async (id: number) =>
  readOfferEndpoint.response.parse((await askEndpoint(readOfferEndpoint, board, { path: { id } })).body);

test('an offer stays readable after its end, with its state', async () => {
  const open = await insertOffer(db, { company_id });
  const filled = await insertOffer(db, { company_id, filled_at: daysFromNoon(-1) });
  const expired = await insertOffer(db, { company_id, broadcast_end: daysFromNoon(-1) });
  expect((await read(open)).state).toBe('open');
  expect((await read(filled)).state).toBe('filled');
  expect((await read(expired)).state).toBe('expired');
});

test('a withdrawn offer is answered with 410 (gone), a future offer with 404 (not found yet)', async () => {
  const withdrawn = await insertOffer(db, { company_id, withdrawn_at: daysFromNoon(-1) });
  const coming = await insertOffer(db, { company_id, broadcast_start: daysFromNoon(1) });
  await expect(read(withdrawn)).rejects.toMatchObject({ status: 410, code: 'offer.withdrawn' });
  const takenBack = await insertOffer(db, { company_id, broadcast_start: daysFromNoon(1), withdrawn_at: noon });
  for (const id of [coming, takenBack, 999_999]) await expect(read(id)).rejects.toMatchObject({ status: 404 });
});

test('an offer never reveals the contact of its recruiter', async () => {
  const id = await insertOffer(db, { company_id, contact_email: 'recrutement@verrerie.example' });
  expect(JSON.stringify(asSent(await read(id)))).not.toContain('recrutement@verrerie.example');
});

test('the shown allowance names its source, and the stated allowance is never an estimate', async () => {
  const brussels = { company_id, country_id: 'BE', city_fr: 'Bruxelles', city_en: 'Brussels' };
  expect(await read(await insertOffer(db, { ...brussels, monthly_allowance: 2100.5 }))).toMatchObject({
    monthlyAllowance: 2100.5,
    allowance: { monthly: 2100.5, source: 'offer', scaleYear: null },
  });
  expect(await read(await insertOffer(db, { ...brussels, monthly_allowance: null }))).toMatchObject({
    monthlyAllowance: null,
    allowance: { monthly: 2859.23, source: 'scale', scaleYear: 2025 },
  });
  const springfield = { company_id, country_id: 'US', city_en: 'Springfield', monthly_allowance: null };
  expect(await read(await insertOffer(db, springfield))).toMatchObject({ monthlyAllowance: null, allowance: null });
});

test('an offer links to its page in each language', async () => {
  const id = await insertOffer(db, { company_id });
  const told = JSON.stringify(asSent(await read(id)));
  expect(told).toContain(`https://mvi.example/offres/${id}`);
  expect(told).toContain(`https://mvi.example/en/offres/${id}`);
});

test('type, country, job fields and levels have names in both languages', async () => {
  const id = await insertOffer(db, { company_id, country_id: 'CA', specialization_ids: [9], study_level_ids: [4] });
  const { missionType, place, specializations, studyLevels } = await read(id);
  for (const { name } of [missionType, place.country, ...specializations, ...studyLevels]) {
    expect(name.fr).not.toBe('');
    expect(name.en).not.toBe('');
  }
});

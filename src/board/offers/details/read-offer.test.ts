import { beforeAll, expect, test } from 'vitest';
import { insertCandidate } from '#board/candidates/testing/candidate-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { visitor } from '#board/context/viewer.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { presentOffer } from './present-offer.ts';
import { OfferNotFound } from './offer-not-found.ts';
import { readOffer } from './read-offer.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

test('an offer is read with its company and its names in the language of the reader', async () => {
  const company_id = await insertCompany(db, {
    name: 'Verrerie',
    presentation: 'Nous soufflons.',
    sector_id: 100002,
    size_id: 2,
    turnover_millions: 12.5,
  });
  const id = await insertOffer(db, {
    company_id,
    specialization_ids: [248, 9],
    study_level_ids: [4, 2],
    country_id: 'GB',
    contact_email: 'r@example.test',
  });
  const offer = await readOffer(board, id, 'en');
  expect(offer).toMatchObject({
    id,
    state: 'open',
    countryName: 'United Kingdom',
    reference: `VIE${id}`,
    candidatesCount: 0,
    views: 0,
    sector: { id: 100002 },
    company: {
      name: 'Verrerie',
      presentation: { text: 'Nous soufflons.', language: 'fr' },
      turnoverMillions: 12.5,
      size: { id: 2, name: 'Small and mid-size company' },
    },
    contact: { email: 'r@example.test', lastName: null },
  });
  expect(offer.specializations.map((one) => one.name)).toEqual(['Software development', 'Management control']);
  expect(offer.studyLevels.map((one) => one.id)).toEqual([2, 4]);
});

test('an offer is filled, expired or open', async () => {
  expect(await state({ filled_at: daysFromNoon(-2), broadcast_end: daysFromNoon(-1) })).toBe('filled');
  expect(await state({ broadcast_end: daysFromNoon(0) })).toBe('expired');
  expect(await state({ broadcast_end: null })).toBe('open');
});

test('an offer that is unknown, withdrawn or not yet broadcast is not found', async () => {
  const ids = [
    await insertOffer(db, { withdrawn_at: daysFromNoon(-1) }),
    await insertOffer(db, { broadcast_start: daysFromNoon(1) }),
    404,
    -1,
    2 ** 40,
    Number.NaN,
  ];
  for (const id of ids) await expect(readOffer(board, id, 'fr')).rejects.toThrow(OfferNotFound);
});

test('a visitor gets only the summary of an offer', async () => {
  const secrets = {
    description: `${'Mission. '.repeat(60)}SECRET1`,
    profile: 'SECRET2',
    contact_email: 'SECRET3',
    contact_last_name: 'SECRET4',
    contact_url: 'SECRET5',
    reference: 'SECRET6',
  };
  const company_id = await insertCompany(db, { presentation: 'SECRET7' });
  const offer = await readOffer(board, await insertOffer(db, { ...secrets, company_id }), 'fr');
  const shown = presentOffer(offer, visitor);
  expect(shown.whole).toBe(false);
  expect(JSON.stringify(shown)).not.toContain('SECRET');
  expect(shown.offer.openingLines).toMatch(/^Mission\. .*Mission…$/);
  expect(shown.offer.openingLines.length).toBeLessThanOrEqual(281);
});

test('a candidate, even with a simple account, gets the whole offer', async () => {
  const offer = await readOffer(board, await insertOffer(db, { profile: 'Curieux' }), 'fr');
  const candidate = { id: 1, userId: 1, oid: 'o', email: 'e', firstName: 'f', lastName: 'l', statusId: 2 };
  expect(presentOffer(offer, { kind: 'candidate', candidate })).toEqual({ whole: true, offer });
});

test('the sector of an offer is its own sector or, without one, the sector of its company', async () => {
  const company_id = await insertCompany(db, { sector_id: 100002 });
  const sectorOf = async (overrides: Parameters<typeof insertOffer>[1]) =>
    (await readOffer(board, await insertOffer(db, overrides), 'fr')).sector?.id;
  expect(await sectorOf({ company_id, sector_id: 100003 })).toBe(100003);
  expect(await sectorOf({ company_id })).toBe(100002);
  expect(await sectorOf({})).toBeUndefined();
});

test('English readers get a company’s English presentation if there is one, and French readers get the French one', async () => {
  const both = await insertCompany(db, { presentation: 'Bonjour', presentation_en: 'Hello' });
  const one = await insertCompany(db, { presentation: 'Bonjour' });
  const read = async (company_id: number, locale: 'fr' | 'en') =>
    (await readOffer(board, await insertOffer(db, { company_id }), locale)).company.presentation;
  expect(await read(both, 'en')).toEqual({ text: 'Hello', language: 'en' });
  expect(await read(both, 'fr')).toEqual({ text: 'Bonjour', language: 'fr' });
  expect(await read(one, 'en')).toEqual({ text: 'Bonjour', language: 'fr' });
});

test('the required languages of an offer have names', async () => {
  const { askedLanguages } = await readOffer(board, await insertOffer(db, { asked_languages: ['de', 'en'] }), 'fr');
  expect(askedLanguages).toEqual([
    { id: 'en', name: 'Anglais' },
    { id: 'de', name: 'Allemand' },
  ]);
});

test('the presentation of a company states its language', async () => {
  const company_id = await insertCompany(db, {
    presentation: 'We are the makers of lamps for the ships of this coast.',
    expertise: 'Le verre soufflé pour les phares et les navires.',
  });
  const { company } = await readOffer(board, await insertOffer(db, { company_id }), 'en');
  expect([company.presentation?.language, company.expertise?.language]).toEqual(['en', 'fr']);
});

test('an offer without a contact address has no contact', async () => {
  expect((await readOffer(board, await insertOffer(db), 'fr')).contact).toBeNull();
  const { contact } = await readOffer(board, await insertOffer(db, { contact_url: 'https://example.org/jobs' }), 'fr');
  expect(contact).toEqual({
    civility: null,
    firstName: null,
    lastName: null,
    email: null,
    url: 'https://example.org/jobs',
  });
});

test('unknown professions and study levels are left out, and the others keep their order', async () => {
  const id = await insertOffer(db, { specialization_ids: [248, 999_999, 9], study_level_ids: [4, 99, 6, 1] });
  const { specializations, studyLevels } = await readOffer(board, id, 'fr');
  expect(specializations.map((one) => one.id)).toEqual([248, 9]);
  expect(studyLevels.map((one) => one.id)).toEqual([6, 1, 4]);
  expect((await readOffer(board, await insertOffer(db), 'fr')).specializations).toEqual([]);
});

test('an offer states how often it was viewed and how many candidates it has', async () => {
  const id = await insertOffer(db);
  await db.insertInto('offer_views').values({ offer_id: id, views: 7 }).execute();
  const person = { email: 'zoe@example.org', first_name: 'Zoé', last_name: 'Ørsted', locale: 'fr' } as const;
  const cv = { cv_file_key: 'k', cv_file_name: 'CV.pdf', cv_media_type: 'application/pdf' };
  for (const { candidate } of [await insertCandidate(board), await insertCandidate(board)])
    await db
      .insertInto('applications')
      .values({ offer_id: id, candidate_id: candidate.id, ...person, ...cv })
      .execute();
  expect(await readOffer(board, id, 'fr')).toMatchObject({ views: 7, candidatesCount: 2 });
});

test('an offer is found from the beginning of its broadcast', async () => {
  const id = await insertOffer(db, { broadcast_start: daysFromNoon(1) });
  const justBefore = testBoard(db, { now: () => new Date(daysFromNoon(1).getTime() - 1) });
  await expect(readOffer(justBefore, id, 'fr')).rejects.toThrow(OfferNotFound);
  expect(await readOffer(testBoard(db, { now: () => daysFromNoon(1) }), id, 'fr')).toMatchObject({ id, state: 'open' });
});

async function state(overrides: Parameters<typeof insertOffer>[1]): Promise<string> {
  return (await readOffer(board, await insertOffer(db, overrides), 'fr')).state;
}

import { beforeAll, expect, test } from 'vitest';
import { publicFieldNames, type SourceFields } from '#board/offers/public-fields.ts';
import { readPublished } from '#board/offers/read-published.ts';
import { daysFromNoon, insertCompany, insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { presentRow } from './present-row.ts';

const { db } = await testDatabase();
const board = testBoard(db);
beforeAll(() => insertReference(db));

async function rowOf(columns: Parameters<typeof insertOffer>[1] = {}, source?: SourceFields) {
  const offer_id = await insertOffer(db, { source: 'import', ...columns });
  if (source)
    await db
      .insertInto('offer_source_rows')
      .values({ offer_id, fields: JSON.stringify(source), candidates: 4 })
      .execute();
  const [offer] = await readPublished(db, [offer_id]);
  if (offer === undefined) throw new Error('the offer was just inserted');
  return presentRow(offer, await board.reference(), new URL('https://mvi.example'));
}

const texts = {
  missionDescription: 'Source description',
  missionProfile: 'Source profile',
  organizationPresentation: 'Source presentation',
  organizationExpertise: 'Source expertise',
};

test("a long text is read only once: from the source's data or, if they lack the text, from our records", async () => {
  const company_id = await insertCompany(db, { presentation: 'Our presentation', expertise: 'Our expertise' });
  const own = { company_id, description: 'Our description', profile: 'Our profile' };
  expect(await rowOf(own, texts)).toMatchObject(texts);
  expect(await rowOf(own, { missionProfile: null })).toMatchObject({
    missionDescription: 'Our description',
    missionProfile: null,
    organizationPresentation: 'Our presentation',
    organizationExpertise: 'Our expertise',
  });
  const offer_id = await insertOffer(db, { source: 'import', ...own });
  await db
    .insertInto('offer_source_rows')
    .values({ offer_id, fields: JSON.stringify(texts) })
    .execute();
  expect(JSON.stringify(await readPublished(db, [offer_id]))).not.toContain('Our ');
});

test('a row has every key of the API in its order, and no name or address of a recruiter', async () => {
  const contact = {
    contact_civility: 'Mme',
    contact_first_name: 'SECRET',
    contact_last_name: 'SECRET',
    contact_email: 'secret@example.org',
  };
  const row = await rowOf(contact);
  expect(Object.keys(row)).toEqual(publicFieldNames);
  expect(JSON.stringify(row).toLowerCase()).not.toContain('secret');
  const { contactFirstName, contactLastName, contactCivility, contactName, contactEmail } = row;
  expect([contactFirstName, contactLastName, contactCivility, contactName, contactEmail]).toEqual(Array(5).fill(null));
});

test('missing data of an offer are filled with the values that programs expect', async () => {
  const row = await rowOf({ city_fr: '', city_en: '', description: null, profile: null, broadcast_end: null });
  expect(row).toMatchObject({
    cityName: 'A DEFINIR',
    cityNameEn: 'TO BE DEFINED',
    cityAffectation: 'A DEFINIR',
    cityAffectationId: 0,
    missionDescription: '',
    missionProfile: null,
    endBroadcastDate: null,
    durationBroadcast: 0,
    indemnite: 0,
    effectif: 0,
    ca: null,
    activitySectorN1: '',
    activitySectorN1Id: 0,
    idNomenclatureSecteur: null,
    levelStudyIds: null,
    specialization: [],
    specializations: [],
  });
});

test('numbers and lists are written as programs read them', async () => {
  const company_id = await insertCompany(db, {
    turnover_millions: 12.5,
    employees: 340,
    countries_count: 7,
    sector_id: 100_016,
  });
  const row = await rowOf({
    company_id,
    study_level_ids: [2, 4],
    specialization_ids: [248, 999_999],
    mission_type_id: 3,
  });
  expect(row).toMatchObject({
    ca: '13',
    effectif: 340,
    organizationCountryCounter: '7',
    activitySectorN1Id: 100_016,
    activitySectorOfferId: 16,
    idNomenclatureSecteur: '100016',
    levelStudyIds: '2,4',
    missionType: 'VIA',
    missionTypeEn: 'VIA',
    specialization: ['248', '999999'],
  });
  expect(
    row.specializations.map(({ specializationId, specializationLabelEn }) => [specializationId, specializationLabelEn]),
  ).toEqual([
    ['248', 'Software development'],
    ['999999', ''],
  ]);
});

const days = async (start: string, end: string) =>
  (await rowOf({ broadcast_start: new Date(start), broadcast_end: new Date(end) })).durationBroadcast;

test('the length of a broadcast counts days in Paris, even across a change of the clocks', async () => {
  expect(await days('2026-10-20T08:00:00Z', '2026-10-30T09:00:00Z')).toBe(10);
  expect(await days('2026-11-01T08:00:00Z', '2026-11-01T09:00:00Z')).toBe(0);
  expect(await days('2026-11-02T08:00:00Z', '2026-11-01T08:00:00Z')).toBe(0);
});

test('an imported offer has the texts of its source, except in fields that the board maintains', async () => {
  const source = { missionTitle: 'Titre de la source', effectifInd: 'ETI', ca: '99', cityName: 'MA VILLE' };
  const own = { id: 5, viewCounter: 77, candidateCounter: 88, countryId: 'XX', contactURL: 'javascript:alert(1)' };
  const row = await rowOf({ contact_url: 'https://example.org/' }, { ...source, ...own });
  expect(row).toMatchObject({
    ...source,
    viewCounter: 0,
    candidateCounter: 4,
    countryId: 'DE',
    contactURL: 'https://example.org/',
  });
  expect(row.id).not.toBe(5);
  expect(Object.keys(row)).toEqual(publicFieldNames);
});

test('a day in the year 1, by which sources mean «none», does not replace our day', async () => {
  const none = '0001-01-01T00:00:00';
  const row = await rowOf(
    { mission_start: '2027-01-15' },
    { missionStartDate: none, endBroadcastDate: `${none}.000Z` },
  );
  expect(row.missionStartDate).toBe('2027-01-15T00:00:00');
  expect(row.endBroadcastDate).not.toBe(`${none}.000Z`);
});

test('an offer that was not imported has no text of a source', async () => {
  expect((await rowOf({ source: 'demo', title: 'Notre titre' }, { missionTitle: 'Titre' })).missionTitle).toBe(
    'Notre titre',
  );
});

test('times are in Paris time without a zone, except the time of creation', async () => {
  const row = await rowOf({
    created_at: new Date('2026-07-01T22:30:15.500Z'),
    broadcast_start: new Date('2026-07-01T22:30:15Z'),
    broadcast_end: daysFromNoon(80),
  });
  expect([row.creationDate, row.startBroadcastDate]).toEqual(['2026-07-01T22:30:15Z', '2026-07-02T00:30:15']);
});

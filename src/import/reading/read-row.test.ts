import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { loadReference } from '#reference/load-reference.ts';
import { readReference } from '#reference/read-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { properNounsOf } from '#board/cleaning/proper-nouns.ts';
import { readRow, type RowContext } from './read-row.ts';
import { row2025, row2026 } from '#import/testing/source-rows.ts';

const { db } = await testDatabase();
let context: RowContext;
beforeAll(async () => {
  await loadReference(db);
  const reference = await readReference(db);
  context = { reference, properNouns: properNounsOf(reference.countries) };
});

const read = (row: unknown) => readRow(row, context);
function offerOf(row: unknown) {
  const reading = read(row);
  if (!('accepted' in reading)) throw new Error(reading.reasons.join('; '));
  return reading.accepted.offer;
}
function reasonsOf(row: unknown): readonly string[] {
  const reading = read(row);
  return 'reasons' in reading ? reading.reasons : [];
}

test('a row of 2026 becomes a clean offer', () => {
  expect(offerOf(row2026(240001))).toMatchObject({
    id: 240001,
    reference: 'VIE240001',
    company: { id: 31, name: 'Ateliers du Phare', sectorId: 100016, employees: null },
    title: 'Ingénieur qualité verre',
    language: 'fr',
    missionTypeId: 1,
    cityFr: 'Liège',
    countryId: 'BE',
    specializations: [{ id: 208, parentId: 58, nameFr: 'Qualité', nameEn: 'Quality' }],
    studyLevelIds: [3, 4],
    monthlyAllowance: 2614.5,
    missionStart: '2027-03-01',
    missionEnd: '2028-03-01',
    broadcastEnd: new Date('2027-01-30T23:00:00Z'),
  });
});

test('a row of 2025 becomes the same kind of offer', () => {
  expect(offerOf(row2025(220001))).toMatchObject({
    reference: 'VIE220001',
    company: { id: null, logoUrl: null, countriesCount: 12 },
    title: 'Lantern engineer',
    language: 'en',
    cityFr: 'Oak Brook, IL',
    countryId: 'US',
    specializations: [],
    monthlyAllowance: null,
    missionEnd: '2026-11-01',
    createdAt: new Date('2025-02-03T08:21:07.318Z'),
    broadcastEnd: null,
  });
});

test('ids may be text, and lists JSON inside arrays', () => {
  const offer = offerOf(
    row2026(1, { id: '240002', organizationId: '31', specializations: null, specialization: ['["9","205"]'] }),
  );
  expect(offer.id).toBe(240002);
  expect(offer.company.id).toBe(31);
  expect(offer.specializations.map(({ id }) => id)).toEqual([9, 205]);
});

test('a reference that differs from the id is kept; a missing reference is made from type and id', () => {
  expect(offerOf(row2026(240004, { reference: ' VIE240999 ' })).reference).toBe('VIE240999');
  expect(offerOf(row2026(240005, { reference: null, missionType: 'VIA' })).reference).toBe('VIA240005');
});

test.each([7, 9, 13, 23, 1, 36])('a duration of %i months is valid', (missionDuration) => {
  expect(offerOf(row2026(1, { missionDuration })).durationMonths).toBe(missionDuration);
});

test.each([
  [{ missionDuration: 40 }, 'missionDuration: expected whole months from 1 to 36, got 40'],
  [{ missionDuration: 0 }, 'missionDuration: expected whole months from 1 to 36, got 0'],
  [{ id: null }, 'id: expected an integer from 1 to 1000000000, got null'],
  [{ id: 1_000_000_001 }, 'id: expected an integer from 1 to 1000000000, got 1000000001'],
  [{ organizationName: '*' }, 'organizationName: expected the name of a company, got "*"'],
  [{ organizationName: '  ' }, 'organizationName: expected the name of a company, got "  "'],
  [{ missionType: 'CDI' }, 'missionType: expected VIE or VIA, got "CDI"'],
  [{ missionTitle: ' (H/F) ', specializations: [], specialization: [] }, 'missionTitle: expected more than "(H/F)"'],
  [
    { countryId: 'QQ', countryName: 'ATLANTIDE', countryNameEn: null },
    'countryId: expected a known country, got "QQ" ("ATLANTIDE")',
  ],
  [
    { missionStartDate: '2027-02-30T00:00:00' },
    'missionStartDate: a date such as 2027-03-01T00:00:00 was expected, not "2027-02-30T00:00:00"',
  ],
  [{ missionStartDate: '0001-01-01T00:00:00' }, 'missionStartDate: expected a date'],
  [{ indemnite: -5 }, 'indemnite: expected a monthly allowance from 0 to 99999 euros, got -5'],
])('a row with %j is refused with its reason', (overrides, reason) => {
  expect(reasonsOf(row2026(240003, overrides))).toEqual([reason]);
});

test('all reasons are reported at once', () => {
  const wrong = {
    id: 'x',
    missionDuration: 'x',
    missionType: null,
    missionTitle: '(H/F)',
    specializations: null,
    specialization: null,
    missionStartDate: null,
    creationDate: null,
    startBroadcastDate: null,
    countryId: 'QQ',
    countryName: 'ATLANTIDE',
    countryNameEn: null,
  };
  expect(reasonsOf(row2026(1, wrong)).map((reason) => reason.split(':')[0])).toEqual([
    'id',
    'missionType',
    'missionDuration',
    'missionStartDate',
    'countryId',
    'creationDate',
    'missionTitle',
  ]);
});

test('a missing title is reported once', () => {
  expect(reasonsOf(row2026(1, { missionTitle: null }))).toEqual(['missionTitle: expected a title, got null']);
});

test.each([[null], [7], ['row'], [[row2026(1)]]])('the value %j is refused, because it is not a row', (row) => {
  expect(reasonsOf(row)[0]).toMatch(/^row: expected an object/);
});

test('a country with an unknown number is found by its name; a name also wins over the number of another country', () => {
  expect(offerOf(row2025(1, { countryId: '131', countryName: 'SUISSE' })).countryId).toBe('CH');
  expect(offerOf(row2025(1, { countryId: 62, countryName: 'SUISSE' })).countryId).toBe('CH');
  expect(offerOf(row2025(1, { countryId: 172, countryName: 'TCHEQUIE / REPUBLIQUE TCHEQUE' })).countryId).toBe('CZ');
  expect(offerOf(row2025(1, { countryId: '62', countryName: null, countryNameEn: null })).countryId).toBe('US');
});

test('a title that consists only of marks is replaced by the name of the specialization', () => {
  expect(offerOf(row2026(1, { missionTitle: '(H/F)' })).title).toBe('Qualité');
});

test('an offer that its source took down is marked as such', () => {
  expect(offerOf(row2026(1, { idMotifDesactivationOffre: 3 })).deactivated).toBe(true);
});

test('invalid contacts are left out', () => {
  const contact = { contactName: 'Ana  Ruiz', contactEmail: 'Ana.Ruiz@Example.org ', contactURL: 'http://mull.jpeg' };
  expect(offerOf(row2026(1, contact)).contact).toEqual({
    civility: null,
    firstName: null,
    lastName: 'Ana Ruiz',
    email: 'ana.ruiz@example.org',
    url: null,
  });
});

function fingerprint(overrides: Record<string, unknown>): string {
  const reading = read(row2026(1, overrides));
  return 'accepted' in reading ? reading.accepted.fingerprint : '';
}

test('the fingerprint depends only on the stored values', () => {
  const same = [
    {},
    { viewCounter: 9 },
    { missionTitle: 'INGENIEUR QUALITE VERRE' },
    { levelStudyIds: [3, '4'] },
    { somethingNew: 1 },
  ];
  expect(new Set(same.map(fingerprint)).size).toBe(1);
  expect(fingerprint({ indemnite: 2615 })).not.toBe(fingerprint({}));
});

test('any value in any field is read or refused, without an exception', () => {
  const keys = Object.keys(row2026(1));
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
      const reading = read(row2026(5, { [key]: value }));
      expect('accepted' in reading || reading.reasons.every((reason) => reason.length > 5)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a company with an id of the board’s own range is identified by its name', () => {
  expect(offerOf(row2026(1, { organizationId: 900_000_001 })).company.id).toBeNull();
  expect(offerOf(row2026(1, { organizationId: 900_000_000 })).company.id).toBe(900_000_000);
});

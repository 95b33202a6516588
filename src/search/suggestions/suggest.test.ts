import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Locale } from '#words/locale.ts';
import {
  daysFromNoon,
  insertCompany,
  insertOffer,
  insertReference,
  noon,
} from '#board/offers/testing/offer-fixtures.ts';
import { countFacets } from '#search/asking/count-facets.ts';
import { suggest } from './suggest.ts';

const { db } = await testDatabase();
let now = noon;
const board = testBoard(db, { now: () => now });

beforeAll(async () => {
  await insertReference(db);
  const generale = await insertCompany(db, { name: 'SOCIETE GENERALE CIB' });
  const gone = await insertCompany(db, { name: 'Londonienne des eaux' });
  const london = { city_fr: 'Londres', city_en: 'London', country_id: 'GB' };
  const munich = { city_fr: 'Munich', city_en: 'Munich', country_id: 'DE' };
  for (let one = 0; one < 3; one += 1) await insertOffer(db, { ...london, title: 'Acheteur', company_id: generale });
  await insertOffer(db, { ...munich, title: 'Contrôleur de gestion', specialization_ids: [9] });
  await insertOffer(db, { city_fr: 'New York', city_en: 'New York', country_id: 'US', title: 'Buyer' });
  await insertOffer(db, { ...london, company_id: gone, broadcast_end: daysFromNoon(-1) });
});

async function suggested(text: string, locale: Locale = 'fr'): Promise<string[]> {
  return (await suggest(board, text, locale)).map(({ kind, label, offers }) => `${kind}: ${label} (${offers})`);
}

test.each([
  ['lond', 'fr', 'city: Londres (3)'],
  ['londres', 'en', 'city: London (3)'],
  ['LÔND', 'fr', 'city: Londres (3)'],
  ['munch', 'fr', 'city: Munich (1)'],
  ['new y', 'fr', 'city: New York (1)'],
  ['york', 'fr', 'city: New York (1)'],
  ['roy', 'fr', 'country: Royaume-Uni (3)'],
  ['united kin', 'fr', 'country: Royaume-Uni (3)'],
  ['germ', 'en', 'country: Germany (1)'],
  ['genera', 'fr', 'company: SOCIETE GENERALE CIB (3)'],
  ['contrôle de g', 'fr', 'trade: Contrôle de gestion (1)'],
] as const)('«%s» on a page in %s suggests %s', async (typed, locale, expected) => {
  expect(await suggested(typed, locale)).toContain(expected);
});

test('a hidden name is suggested only from its second word on', async () => {
  const bogota = { city_fr: 'Bogota', city_en: 'Bogota', country_id: 'CO' };
  await insertOffer(db, bogota);
  expect(await suggested('sant')).not.toContain('city: Bogota (1)');
  expect(await suggested('fe')).not.toContain('city: Bogota (1)');
  expect(await suggested('santa fe')).toContain('city: Bogota (1)');
  expect(await suggested('bogotá')).toContain('city: Bogota (1)');
});

test('a job is suggested under the name that was typed, with the number of offers for all names of the job', async () => {
  expect(await suggested('achet')).toContainEqual(expect.stringMatching(/^trade: acheteur/));
  expect(await suggested('buy')).toContainEqual(expect.stringMatching(/^trade: buyer/));
});

test('every suggestion has open offers', async () => {
  expect(await suggested('londonienne')).toEqual([]);
  expect(await suggested('berlin')).toEqual([]);
  expect(await suggested('soud')).toEqual([]);
});

test.each(['', ' ', 'l', '*', 'zz'])('«%s» suggests nothing', async (typed) => {
  expect(await suggested(typed)).toEqual([]);
});

test('complete names come first, then names that begin with the typed text, then names in which a later word begins with it', async () => {
  await insertOffer(db, { company_id: await insertCompany(db, { name: 'Vallourec' }) });
  for (let one = 0; one < 2; one += 1)
    await insertOffer(db, { company_id: await insertCompany(db, { name: `Grand Vallourec ${one}` }) });
  const labels = (await suggest(board, 'vallourec', 'fr')).map(({ label }) => label);
  expect(labels[0]).toBe('Vallourec');
  expect(labels).toHaveLength(3);
});

test('at most eight suggestions are shown in groups, and every matching kind is among them', async () => {
  for (let one = 0; one < 20; one += 1)
    await insertOffer(db, {
      company_id: await insertCompany(db, { name: `Marseillaise ${one}` }),
      city_fr: `Marsa ${one}`,
      city_en: `Marsa ${one}`,
      country_id: 'MA',
      title: 'Chargé de marketing',
    });
  const found = await suggest(board, 'mar', 'fr');
  const kinds = found.map(({ kind }) => kind);
  expect(kinds).toHaveLength(8);
  const groups = ['country', 'city', 'trade', 'company'];
  expect(new Set(kinds)).toEqual(new Set(groups));
  expect(kinds).toEqual(groups.flatMap((kind) => kinds.filter((one) => one === kind)));
});

test.each([
  ['inde', 'fr', 'country: Inde'],
  ['ind', 'en', 'country: India'],
  ['ÎND', 'fr', 'country: Inde'],
  ['indi', 'en', 'country: India'],
  ['usa', 'en', 'country: United States'],
  ['toul', 'fr', 'city: Toulon'],
  // The beginning of a word inside the name of a place is no beginning of the name.
  ['mer', 'fr', 'trade: mer'],
] as const)(
  'for «%s» on a page in %s, %s comes first, because its name begins as typed',
  async (typed, locale, first) => {
    await insertOffer(db, {
      city_fr: 'Vernon-sur-Mer',
      city_en: 'Vernon-sur-Mer',
      country_id: 'IN',
      title: 'InDesign',
    });
    await insertOffer(db, { city_fr: 'Indianapolis', city_en: 'Indianapolis', country_id: 'US' });
    await insertOffer(db, { city_fr: 'Toulon', city_en: 'Toulon', country_id: 'US', title: 'Merchandising' });
    expect((await suggested(typed, locale))[0]).toContain(first);
  },
);

test('a city comes after a trade that begins likewise and has more offers', async () => {
  const markham = { city_fr: 'Markham', city_en: 'Markham', country_id: 'CA', title: 'Marketing' };
  await insertOffer(db, markham);
  await insertOffer(db, { title: 'Marketing' });
  const found = await suggested('mark');
  expect(found[0]).toMatch(/^trade: marketing/i);
  expect(found).toContain('city: Markham (1)');
});

test.each([
  ['brés', 'company: Brés (1)'],
  ['acheteur', 'trade: acheteur'],
])(
  '«%s» is the whole name of %s, which comes before a place whose name only begins like this',
  async (typed, first) => {
    await insertOffer(db, { city_fr: 'Bréscia', city_en: 'Bréscia', country_id: 'US' });
    await insertOffer(db, { city_fr: 'Acheteurville', city_en: 'Acheteurville', country_id: 'US' });
    await insertOffer(db, { company_id: await insertCompany(db, { name: 'Brés' }) });
    const found = await suggested(typed);
    expect(found[0]).toContain(first);
    expect(found).toContainEqual(expect.stringMatching(/^city: /));
  },
);

test('each suggestion shows the number of offers of its search', async () => {
  for (const typed of ['ma', 'lo', 'co', 'ac', 'ro', 'eta'])
    for (const { label, offers, criteria } of await suggest(board, typed, 'fr'))
      expect([label, (await countFacets(board, criteria, [])).total]).toEqual([label, offers]);
});

test('a new offer is counted at once', async () => {
  const before = await suggested('new york');
  await insertOffer(db, { city_fr: 'New York', city_en: 'New York', country_id: 'US' });
  expect(before).toContain('city: New York (1)');
  expect(await suggested('new york')).toContain('city: New York (2)');
});

test('an ended offer is no longer counted a minute later', async () => {
  const end = new Date(noon.getTime() + 1000);
  await insertOffer(db, { city_fr: 'Bruges', city_en: 'Bruges', country_id: 'BE', broadcast_end: end });
  expect(await suggested('bruges')).toContain('city: Bruges (1)');
  now = new Date(noon.getTime() + 61_000);
  expect(await suggested('bruges')).toEqual([]);
});

test('any text is answered without an error', async () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('$^(', '__proto__', 'a'.repeat(9999)),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      expect((await suggest(board, text, 'en')).length).toBeLessThanOrEqual(8);
    }),
    { numRuns: 30 },
  );
});

test('typed text is read as the beginning of a word or of its short form, before any other match', async () => {
  await insertOffer(db, { title: 'Comptable' });
  for (let one = 0; one < 3; one += 1) await insertOffer(db, { title: 'Responsable compte clé' });
  for (const typed of ['compt', 'compta']) expect((await suggested(typed))[0]).toMatch(/^trade: comptab(le|ilité) /);
  expect(await suggested('compt')).toContainEqual(expect.stringMatching(/^trade: compte clé/));
});

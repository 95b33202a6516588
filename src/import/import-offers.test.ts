import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { noCriteria, sorts } from '#search/criteria/criteria.ts';
import { findOffers } from '#board/offers/finding/find-offers.ts';
import { insertOffer } from '#board/offers/testing/offer-fixtures.ts';
import { testBoard } from '#board/testing/test-board.ts';
import type { SourcePage } from '#import/source/source-page.ts';
import { importingBoard } from './testing/importing-board.ts';
import { row2025, row2026 } from './testing/source-rows.ts';

const { db, run, importRows, shownIds, versions } = await importingBoard();

test('an import puts offers of both generations on the board, where searches find them, and counts them in its report', async () => {
  const report = await importRows([row2026(240001), row2025(220001)]);
  expect(report).toMatchObject({ read: 2, inserted: 2, updated: 0, unchanged: 0, withdrawn: 0, rejected: [] });
  const { offers } = await findOffers(
    testBoard(db),
    { ...noCriteria, sort: sorts.mostViewed },
    { limit: 9, locale: 'fr' },
  );
  expect(offers).toMatchObject([
    { id: 220001, views: 163 },
    { id: 240001, views: 0 },
  ]);
});

test('an invalid row is reported with its number, id and reason, and does not stop the others', async () => {
  const report = await importRows([row2026(1), row2026(2, { missionDuration: 99 }), null, row2026(3)]);
  expect(report.inserted).toBe(2);
  expect(report.rejected).toEqual([
    { row: 2, id: '2', reasons: ['missionDuration: expected whole months from 1 to 36, got 99'] },
    { row: 3, id: null, reasons: ['row: expected an object, got null'] },
  ]);
});

test('a value that only the database refuses rejects only its own row', async () => {
  await sql`alter table offers add constraint refused check (reference <> 'VIE13')`.execute(db);
  try {
    const report = await importRows([row2026(11), row2025(12), row2026(13), row2025(14), row2026(15)]);
    expect(report).toMatchObject({ inserted: 4, rejected: [{ row: 3, id: '13' }] });
  } finally {
    await sql`alter table offers drop constraint refused`.execute(db);
  }
});

test('importing twice writes nothing the second time', async () => {
  const rows = [row2026(1), row2025(2), row2025(3, { organizationName: ' Verrerie  des dunes ' })];
  await importRows(rows);
  const before = await versions();
  expect(await importRows(rows)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3, withdrawn: 0 });
  expect(await versions()).toEqual(before);
});

test('a changed row is updated, and its number of views never decreases', async () => {
  await importRows([row2026(1, { viewCounter: 50 })]);
  const report = await importRows([row2026(1, { viewCounter: 20, indemnite: 3000 })]);
  expect(report).toMatchObject({ inserted: 0, updated: 1 });
  const offer = await db
    .selectFrom('offers')
    .innerJoin('offer_views', 'offer_id', 'id')
    .select(['monthly_allowance', 'views'])
    .executeTakeFirst();
  expect(offer).toEqual({ monthly_allowance: 3000, views: 50 });
});

test('an increase of views alone does not rewrite the offer', async () => {
  await importRows([row2026(1, { viewCounter: 50 })]);
  expect(await importRows([row2026(1, { viewCounter: 70 })])).toMatchObject({ updated: 0, unchanged: 1 });
  expect(await db.selectFrom('offer_views').select('views').executeTakeFirst()).toEqual({ views: 70 });
});

test('a search row without texts keeps the texts of the detail row', async () => {
  await importRows([row2026(1, { missionDescription: 'You speak German with the team in our workshop.' })]);
  await importRows([row2026(1, { missionDescription: null, indemnite: 1 })]);
  const offer = await db.selectFrom('offers').select(['description', 'language', 'asked_languages']).executeTakeFirst();
  expect(offer).toEqual({
    description: 'You speak German with the team in our workshop.',
    language: 'en',
    asked_languages: ['de'],
  });
});

test('if a response repeats an id, only its first row counts', async () => {
  const report = await importRows([row2026(1), row2026(2), row2026(1, { indemnite: 1 })]);
  expect(report).toMatchObject({ read: 3, inserted: 2, repeated: 1 });
  expect(report.withdrawalSkipped).toBe('partial');
});

test('demo offers are neither withdrawn nor overwritten', async () => {
  const demo = await insertOffer(db, { title: 'Démonstration' });
  const report = await importRows([row2026(demo), row2026(777777)]);
  expect(report).toMatchObject({
    inserted: 1,
    withdrawn: 0,
    rejected: [{ row: 1, reasons: ['id: belongs to an offer that no import brought'] }],
  });
  expect(await shownIds()).toEqual([demo, 777777]);
});

test('an offer that its source has taken down is not shown', async () => {
  await importRows([row2026(1, { idMotifDesactivationOffre: 2 }), row2026(2)]);
  expect(await shownIds()).toEqual([2]);
  expect(await importRows([row2026(1, { idMotifDesactivationOffre: 2 }), row2026(2)])).toMatchObject({ unchanged: 2 });
});

async function* failsAfter(pages: number): AsyncGenerator<SourcePage> {
  for (let page = 0; page < pages; page += 1) yield { rows: [row2026(5 + page)], count: 2 };
  throw new Error('connection lost');
}

test('if a source fails while it is read, its offers stay, nothing is withdrawn, and the failure is reported', async () => {
  await importRows([row2026(1), row2026(2)]);
  const report = await run(failsAfter(1));
  expect(report).toMatchObject({ inserted: 1, withdrawn: 0, withdrawalSkipped: 'partial' });
  expect(report.failure?.message).toBe('connection lost');
});

test('a source without any row is an error', async () => {
  await expect(run(failsAfter(0))).rejects.toThrow('connection lost');
});

test('two simultaneous imports run one after the other', async () => {
  const rows = Array.from({ length: 30 }, (_, index) =>
    row2025(index + 1, { organizationName: `Maison ${index % 7}` }),
  );
  const reports = await Promise.all([importRows(rows, { batchSize: 3 }), importRows(rows, { batchSize: 5 })]);
  expect(reports.map(({ inserted }) => inserted).toSorted((a, b) => a - b)).toEqual([0, 30]);
  expect(reports.map(({ unchanged }) => unchanged).toSorted((a, b) => a - b)).toEqual([0, 30]);
});

test('an unknown specialization is added with the labels of the source and with its family', async () => {
  const specializations = [
    {
      specializationId: 991,
      specializationParentId: '990',
      specializationLabel: 'Phares',
      specializationLabelEn: 'Lighthouses',
    },
    {
      specializationId: '990',
      specializationParentId: null,
      specializationLabel: 'MARITIME',
      specializationLabelEn: 'MARITIME',
    },
  ];
  await importRows([row2026(1, { specialization: null, specializations })]);
  const added = await db.selectFrom('specializations').selectAll().where('id', '>=', 990).orderBy('id').execute();
  expect(added).toEqual([
    { id: 990, parent_id: null, name_fr: 'Maritime', name_en: 'Maritime' },
    { id: 991, parent_id: 990, name_fr: 'Phares', name_en: 'Lighthouses' },
  ]);
});

test('a known specialization keeps its name', async () => {
  await importRows([row2026(1)]);
  const known = await db.selectFrom('specializations').select('name_fr').where('id', '=', 208).executeTakeFirst();
  expect(known?.name_fr).toBe('Qualité produits');
});

test('differently spelt names of a company without an id mean one company', async () => {
  await importRows([
    row2025(1),
    row2025(2, { organizationName: 'Verrerie des Dunes ' }),
    row2025(3, { organizationName: 'AUTRE' }),
  ]);
  const companies = await db.selectFrom('companies').select('id').orderBy('id').execute();
  expect(companies.map(({ id }) => id)).toEqual([900000001, 900000002]);
});

test('two rows of one company are imported as one company, even if only the later row has the id', async () => {
  await importRows([row2025(1), row2026(2, { organizationName: 'Verrerie des dunes', organizationId: 77 })]);
  const offers = await db.selectFrom('offers').select('company_id').execute();
  expect(offers.map(({ company_id }) => company_id)).toEqual([77, 77]);
  expect(await db.selectFrom('companies').select('id').execute()).toEqual([{ id: 77 }]);
});

test('a company that gets its id in a later response keeps its offers and its data', async () => {
  await importRows([row2025(1)]);
  await importRows([row2025(1), row2026(2, { organizationName: 'VERRERIE DES DUNES', organizationId: 77 })]);
  const companies = await db.selectFrom('companies').select(['id', 'countries_count']).execute();
  expect(companies).toEqual([{ id: 77, countries_count: 12 }]);
  expect(
    await importRows([row2025(1), row2026(2, { organizationName: 'VERRERIE DES DUNES', organizationId: 77 })]),
  ).toMatchObject({ unchanged: 2 });
});

test('an imported company with the id of a demo company is a separate company', async () => {
  const demo = await db
    .insertInto('companies')
    .values({ id: 31, name: 'Démonstration', source: 'demo' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await importRows([row2026(1)]);
  const offer = await db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['company_id', 'name'])
    .executeTakeFirst();
  expect(offer?.name).toBe('Ateliers du Phare');
  expect(offer?.company_id).not.toBe(demo.id);
});

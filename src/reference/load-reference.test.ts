import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { readReference } from './read-reference.ts';

const { db } = await testDatabase();
beforeAll(() => loadReference(db));

test('a second load rewrites no row', async () => {
  const versions = () =>
    sql<{ xmin: string }>`select xmin::text from countries union all select xmin::text from specializations`.execute(
      db,
    );
  const before = await versions();
  await loadReference(db);
  expect((await versions()).rows).toEqual(before.rows);
});

test('a changed label is reset to the label in the program', async () => {
  await db.updateTable('countries').set({ name_fr: 'Belgik' }).where('id', '=', 'BE').execute();
  await loadReference(db);
  expect((await readReference(db)).countries.get('BE')?.fr).toBe('Belgique');
});

test('the 88 known numeric country ids have ISO codes', async () => {
  const { isoOfNumericId, countries } = await readReference(db);
  expect(isoOfNumericId.size).toBe(88);
  expect(isoOfNumericId.get(20)).toBe('BE');
  expect([...isoOfNumericId.values()].every((iso) => countries.has(iso))).toBe(true);
});

test('every country lies in one of the eight zones and has a unique name in both languages', async () => {
  const { countries, zones, zoneOfCountry } = await readReference(db);
  expect(zones.size).toBe(8);
  for (const language of ['fr', 'en'] as const) {
    expect(new Set([...countries.values()].map((country) => country[language])).size).toBe(countries.size);
  }
  expect([...countries].filter(([id, country]) => country.fr === id || !zones.has(zoneOfCountry.get(id) ?? 0))).toEqual(
    [],
  );
});

test('there are nineteen families with their professions, and nineteen sectors in their order', async () => {
  const { specializations, childrenOf, sectors, studyLevels } = await readReference(db);
  expect([...specializations.values()].filter((one) => one.parentId === null)).toHaveLength(19);
  expect(childrenOf.get(19)).toEqual([9, 322, 324]);
  expect([...sectors.keys()]).toEqual(Array.from({ length: 19 }, (_, index) => 100001 + index));
  expect([...studyLevels.keys()]).toEqual([6, 1, 7, 2, 8, 3, 4]);
});

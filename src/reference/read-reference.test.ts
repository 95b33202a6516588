import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { type Reference, readReference } from './read-reference.ts';

const { db } = await testDatabase();
let known: Reference;
beforeAll(async () => {
  await loadReference(db);
  known = await readReference(db);
});

test('an unknown id has no label, zone or children', () => {
  const byNumber = [known.zones, known.sectors, known.specializations, known.studyLevels, known.companySizes];
  for (const values of [...byNumber, known.missionTypes, known.isoOfNumericId, known.childrenOf, known.countriesOfZone])
    for (const id of [-1, 0, 2 ** 40, Number.NaN]) expect(values.get(id)).toBeUndefined();
  for (const id of ['', 'ZZ', 'de', '__proto__']) {
    expect(known.countries.get(id)).toBeUndefined();
    expect(known.zoneOfCountry.get(id)).toBeUndefined();
  }
});

test('a zone lists exactly the countries that name this zone', () => {
  const turned = [...known.countriesOfZone].flatMap(([zone, ids]) => ids.map((id) => [id, zone] as const));
  expect(new Map(turned)).toEqual(known.zoneOfCountry);
  expect(turned).toHaveLength(known.countries.size);
  expect(new Set(known.countriesOfZone.keys())).toEqual(new Set(known.zones.keys()));
});

test('a numeric id of the 2025 API leads to its country', () => {
  for (const [numericId, iso] of known.isoOfNumericId)
    expect([iso, known.countries.get(iso)?.numericId]).toEqual([iso, numericId]);
});

test('a profession has one family, and this family lists the profession', () => {
  for (const [id, { parentId }] of known.specializations) {
    if (parentId === null) continue;
    expect(known.specializations.get(parentId)?.parentId).toBeNull();
    expect(known.childrenOf.get(parentId)).toContain(id);
    expect(known.childrenOf.get(parentId)).not.toContain(parentId);
    expect(known.childrenOf.get(id)).toBeUndefined();
  }
});

test('rows added by an import are read like the program’s', async () => {
  await db.insertInto('sectors').values({ id: 7, position: 0, name_fr: 'Spatial', name_en: 'Space' }).execute();
  const { sectors } = await readReference(db);
  expect([...sectors][0]).toEqual([7, { fr: 'Spatial', en: 'Space' }]);
  expect([...known.sectors.keys()]).not.toContain(7);
});

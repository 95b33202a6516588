import { expect, test } from 'vitest';
import { specializations } from './specializations.ts';

test('ids and names of professions and families are unique in either language', () => {
  for (const key of ['id', 'fr', 'en'] as const)
    expect(new Set(specializations.map((one) => one[key])).size, `by ${key}`).toBe(specializations.length);
});

test('each profession follows its family, and there are nineteen families', () => {
  const placeOf = new Map(specializations.map(({ id }, place) => [id, place]));
  const families = specializations.filter(({ parentId }) => parentId === null);
  const own = new Set<number | null>(families.map(({ id }) => id));
  const misplaced = specializations.filter(
    ({ parentId }, place) => parentId !== null && (!own.has(parentId) || (placeOf.get(parentId) ?? place) >= place),
  );
  expect(misplaced).toEqual([]);
  expect(families).toHaveLength(19);
});

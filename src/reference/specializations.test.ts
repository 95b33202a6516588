import { expect, test } from 'vitest';
import { specializations } from './specializations.ts';

test('an id means one profession or family, and so does a name in either language', () => {
  for (const key of ['id', 'fr', 'en'] as const)
    expect(new Set(specializations.map((one) => one[key])).size, `by ${key}`).toBe(specializations.length);
});

test('each profession follows its family, of which there are nineteen', () => {
  const placeOf = new Map(specializations.map(({ id }, place) => [id, place]));
  const families = specializations.filter(({ parentId }) => parentId === null);
  const own = new Set<number | null>(families.map(({ id }) => id));
  const misplaced = specializations.filter(
    ({ parentId }, place) => parentId !== null && (!own.has(parentId) || (placeOf.get(parentId) ?? place) >= place),
  );
  expect(misplaced).toEqual([]);
  expect(families).toHaveLength(19);
});

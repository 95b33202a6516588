import { expect, test } from 'vitest';
import { drawnInstead } from './drawn-instead.ts';

test('a document without a picture always gets the same drawing, and other documents mostly get others', () => {
  const uids = Array.from({ length: 12 }, (_, at) => `une-nouvelle-${at}`);
  expect(drawnInstead('le-guide')).toEqual(drawnInstead('le-guide'));
  const different = new Set(uids.map((uid) => JSON.stringify(drawnInstead(uid))));
  expect(different.size).toBeGreaterThan(9);
});

test('a document about a country gets the outline of this country, and none if the atlas lacks it', () => {
  expect(drawnInstead('a', 'JP')?.outline).toBe(drawnInstead('b', 'JP')?.outline);
  expect(drawnInstead('a', 'XX')).toBeNull();
});

import { expect, test } from 'vitest';
import { named, namedOnes, nameOf } from './present-label.ts';

const berlin = { fr: 'Berlin', en: 'Berlin (EN)', zoneId: 5 };

test('a value has its name in both languages, and no other data of the reference', () => {
  expect(named('DE-berlin', berlin)).toEqual({ id: 'DE-berlin', name: { fr: 'Berlin', en: 'Berlin (EN)' } });
  expect(nameOf(berlin)).toEqual({ fr: 'Berlin', en: 'Berlin (EN)' });
});

test('a value that is no longer in the reference is named by its id', () => {
  expect(named(248, undefined)).toEqual({ id: 248, name: { fr: '248', en: '248' } });
});

test('values of a list that are no longer in the reference are left out; the others keep their order', () => {
  const known = new Map([
    [1, { fr: 'Un', en: 'One' }],
    [2, { fr: 'Deux', en: 'Two' }],
  ]);
  expect(namedOnes([2, 9, 1], known).map(({ id }) => id)).toEqual([2, 1]);
  expect(namedOnes([], known)).toEqual([]);
});

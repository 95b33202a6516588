import { expect, test } from 'vitest';
import { navigationFor, offersFor } from './navigation.ts';
import { initialsOf } from './viewer.ts';

const keys = (statusId: number | null) =>
  offersFor(statusId === null ? null : { firstName: 'Zoé', lastName: 'Martin', statusId }).map(({ key }) => key);

test('featured offers are announced to visitors and simple accounts, not to complete profiles', () => {
  expect(keys(null)).toContain('featured');
  expect(keys(2)).toContain('featured');
  expect(keys(3)).not.toContain('featured');
});

test('personal offers are announced to accounts that lack something for them, and to nobody else', () => {
  expect([null, 2, 3].map((status) => keys(status).includes('personal'))).toEqual([false, true, false]);
});

test('every address of the navigation stands once', () => {
  const addresses = navigationFor(null).flatMap(({ items }) => items.map(({ to }) => to));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('initials are two capitals, accents kept', () => {
  expect(initialsOf({ firstName: 'élodie', lastName: ' de Sousa' })).toBe('ÉD');
  expect(initialsOf({ firstName: 'Zoé', lastName: '' })).toBe('Z');
});

import { expect, test } from 'vitest';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import { addressOf, signInAddress } from './addresses.ts';

test('a screen has one address in each language', () => {
  expect(addressOf('fr', '/offres/:id', { id: '12' })).toBe('/offres/12');
  expect(addressOf('en', '/offres/:id', { id: '12' })).toBe('/en/offres/12');
  expect(addressOf('en', '/')).toBe('/en');
});

test('a parameter cannot change other parts of the address', () => {
  expect(addressOf('fr', '/offres/:id', { id: '../x?y#z' })).toBe('/offres/..%2Fx%3Fy%23z');
});

test('a sign-in returns to the page where it began', () => {
  expect(signInAddress('en', '/connexion', '/en/offres/12?a=b')).toBe('/en/connexion?to=%2Fen%2Foffres%2F12%3Fa%3Db');
});

test('only screens in routes.ts have addresses', () => {
  // @ts-expect-error: no such screen
  addressOf('fr', '/nulle-part');
  // @ts-expect-error: its parameter is missing
  expect(() => addressOf('fr', '/offres/:id')).toThrow('id');
});

test('a sign-in from a page with a very long address leads to the home page', () => {
  const long = `/en/offres/recherche?query=${'a'.repeat(1000)}`;
  expect(signInAddress('en', '/connexion', long)).toBe('/en/connexion?to=%2Fen');
  expect(returnTarget(long, '/en')).toBe('/en');
});

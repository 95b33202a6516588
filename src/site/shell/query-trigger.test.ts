import { expect, test } from 'vitest';
import { type Viewer, visitor } from '#board/viewer.ts';
import { hasProviderError, queryTrigger } from './query-trigger.ts';

const candidate: Viewer = {
  kind: 'candidate',
  candidate: { id: 1, userId: 1, oid: 'o', email: 'a@example.org', firstName: 'Ana', lastName: 'Ruiz', statusId: 3 },
};
const at = (address: string, viewer: Viewer = visitor) => queryTrigger(new URL(address, 'https://mvi.example'), viewer);

test('forcelogin=true on any page starts sign-in and comes back there without it', () => {
  expect(at('/en/offres/12?forcelogin=true&a=b')).toBe('/en/connexion?to=%2Fen%2Foffres%2F12%3Fa%3Db');
  expect(at('/?forcelogin=true')).toBe('/connexion?to=%2F');
});

test('whoever is signed in is not asked to sign in', () => {
  expect(at('/?forcelogin=true', candidate)).toBeNull();
});

test('resetpassword=true on any page starts the password reset, signed in or not', () => {
  for (const viewer of [visitor, candidate])
    expect(at('/en?resetpassword=true', viewer)).toBe('/en/mot-de-passe?to=%2Fen');
});

test('the provider’s error for a forgotten password starts the password reset, any other is told', () => {
  expect(at('/?error=access_denied&error_description=AADB2C90118%3A+x')).toBe('/mot-de-passe?to=%2F');
  expect(at('/?error=server_error')).toBeNull();
  expect(hasProviderError(new URL('https://mvi.example/?error=server_error'))).toBe(true);
  expect(hasProviderError(new URL('https://mvi.example/'))).toBe(false);
});

test.each(['/?forcelogin=1', '/?resetpassword=', '/?error_description=AADB2C90118'])(
  '%s is a page like others',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

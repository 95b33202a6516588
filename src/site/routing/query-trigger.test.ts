import { expect, test } from 'vitest';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import { queryTrigger } from './query-trigger.ts';

const candidate: Viewer = {
  kind: 'candidate',
  candidate: { id: 1, userId: 1, oid: 'o', email: 'a@example.org', firstName: 'Ana', lastName: 'Ruiz', statusId: 3 },
};
const at = (address: string, viewer: Viewer = visitor) => queryTrigger(new URL(address, 'https://mvi.example'), viewer);

test('forcelogin=true on any page starts a sign-in, which returns to the page without the parameter', () => {
  expect(at('/en/offres/12?forcelogin=true&a=b')).toEqual({ to: '/en/connexion?to=%2Fen%2Foffres%2F12%3Fa%3Db' });
  expect(at('/?forcelogin=true')).toEqual({ to: '/connexion?to=%2F' });
});

test('forcelogin=true only removes itself from the address for signed-in viewers', () => {
  expect(at('/offres?forcelogin=true&a=b', candidate)).toEqual({ to: '/offres?a=b' });
});

test('resetpassword=true on any page starts the password reset, signed in or not', () => {
  for (const viewer of [visitor, candidate])
    expect(at('/en?resetpassword=true', viewer)).toEqual({ to: '/en/mot-de-passe?to=%2Fen' });
});

test('commands such as method are removed from any address', () => {
  expect(at('/offres?b=2&method=simple&a=1&state=x')).toEqual({ to: '/offres?b=2&a=1', arrived: true });
  expect(at('/en?method=%00')).toEqual({ to: '/en', arrived: true });
  expect(at('/en//evil.example?method=simple')).toEqual({ to: '/en', arrived: true });
  expect(at(`/offres?a=${'x'.repeat(2000)}&method=signin`)).toEqual({ to: '/', arrived: true });
});

test.each(['/?forcelogin=1', '/?resetpassword=', '/?error_description=AADB2C90118', '/?state=x'])(
  '%s triggers nothing',
  (address) => {
    expect(at(address)).toBeNull();
  },
);

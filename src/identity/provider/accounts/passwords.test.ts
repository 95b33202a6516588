import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyAgainst, verifyPassword } from './passwords.ts';

test('a password matches its hash and no other', async () => {
  const hash = await hashPassword('un long mot de passe');
  expect(await verifyPassword('un long mot de passe', hash)).toBe(true);
  expect(await verifyPassword('un long mot de Passe', hash)).toBe(false);
  expect(await verifyAgainst('un long mot de passe', undefined)).toBe(false);
});

test('a password typed on another keyboard is the same password', async () => {
  expect(await verifyPassword('e\u0301te\u0301', await hashPassword('été'))).toBe(true);
});

test('a hash contains its parameters and shows if they are outdated', async () => {
  const old = await hashPassword('secret', { log2N: 10, r: 8, p: 1 });
  expect(await verifyPassword('secret', old)).toBe(true);
  expect([isOutdated(old), isOutdated(await hashPassword('secret'))]).toEqual([true, false]);
});

test('a stored text that is not a hash matches no password', async () => {
  expect(await verifyPassword('', '')).toBe(false);
  expect(await verifyPassword('x', '$scrypt$ln=15,r=8,p=3$$')).toBe(false);
});

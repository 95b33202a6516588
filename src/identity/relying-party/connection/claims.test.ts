import { expect, test } from 'vitest';
import { provenEmailsOf, readClaims } from './claims.ts';

const token = {
  sub: 's',
  oid: 'o',
  tfp: 'B2C_1_SignIn',
  emails: ['a@b.fr'],
  given_name: 'Ana',
  family_name: 'Ruiz',
  name: 'Ana Ruiz',
  exp: 1,
};

test('the claims of B2C are read unchanged, and the policy may be named in upper or lower case', () => {
  const { exp: _exp, sub: _sub, ...claims } = token;
  expect(readClaims(token, 'b2c_1_signin')).toMatchObject(claims);
});

test('a token of another policy, or without a policy, is refused', () => {
  expect(() => readClaims(token, 'B2C_1_SignUp')).toThrow('another policy');
  expect(() => readClaims({ ...token, tfp: undefined }, 'B2C_1_SignIn')).toThrow('another policy');
  expect(() => readClaims(undefined, null)).toThrow('incomplete');
});

test('a provider without policies sends sub and email, and its acr is no policy', () => {
  expect(readClaims({ sub: 's', email: 'a@b.fr', acr: '1' }, null)).toMatchObject({
    oid: 's',
    tfp: null,
    emails: ['a@b.fr'],
    given_name: '',
    family_name: '',
    name: '',
  });
});

test.each([
  [{ name: 'Ana María Ruiz' }, ['Ana', 'María Ruiz']],
  [{ name: ' Ana ' }, ['Ana', '']],
  [{ name: 'Ana Ruiz', family_name: 'Ruiz' }, ['', 'Ruiz']],
  [{}, ['', '']],
])('the names in %j are read, either separate or as the words of a whole name', (said, names) => {
  const { given_name, family_name } = readClaims({ sub: 's', ...said }, null);
  expect([given_name, family_name]).toEqual(names);
});

test.each([
  [undefined, true],
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [null, false],
  [{}, false],
])('email_verified %j: the address is verified: %j', (email_verified, isProven) => {
  const claims = readClaims({ sub: 's', email: 'a@b.fr', email_verified }, null);
  expect(provenEmailsOf(claims)).toEqual(isProven ? ['a@b.fr'] : []);
  expect(claims.emails).toEqual(['a@b.fr']);
});

test.each([
  [1_700_000_000, new Date(1_700_000_000_000)],
  [undefined, null],
  ['yesterday', null],
  [-1, null],
])('the time of the sign-in is read from auth_time %j', (auth_time, authTime) => {
  expect(readClaims({ ...token, auth_time }, 'B2C_1_SignIn').authTime).toEqual(authTime);
});

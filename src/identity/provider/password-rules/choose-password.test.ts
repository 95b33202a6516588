import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choosePassword } from './choose-password.ts';

const own = { email: 'Jean-Luc.Martin@exemple.fr', givenName: 'Zoé', familyName: 'Ørsted' };
const refused = async (typed: string) => {
  const chosen = await choosePassword({ password: typed }, own);
  return 'errors' in chosen ? chosen.errors[0]?.refusal : null;
};

test.each([
  ['', 'passwordMissing'],
  ['        ', 'passwordBlank'],
  ['\u00a0\u2003\t \n   ', 'passwordBlank'],
  ['court', 'passwordShort'],
  ['x'.repeat(257), 'passwordLong'],
  ['password', 'passwordCommon'],
  ['PASSWORD', 'passwordCommon'],
  ['password123!', 'passwordCommon'],
  ['azertyuiop', 'passwordCommon'],
  ['12345678', 'passwordCommon'],
  ['bonjour2024', 'passwordCommon'],
  ['camille2002', 'passwordCommon'],
  ['aaaaaaaaaa', 'passwordCommon'],
  ['abcabcabcab', 'passwordCommon'],
  ['  password  ', 'passwordCommon'],
  ['jean-luc.martin@exemple.fr', 'passwordOwn'],
  ['Jean-Luc.Martin', 'passwordOwn'],
  ['jeanlucmartin2024', 'passwordOwn'],
  ['zoezoezoe', 'passwordOwn'],
  ['Zoe2002!', 'passwordOwn'],
  ['MonVolontariatInternational', 'passwordOwn'],
  ['volontariat2026', 'passwordOwn'],
])('the password %j is refused: %s', async (typed, why) => {
  expect(await refused(typed)).toBe(why);
});

test.each([
  'une longue phrase de passe',
  'sept girafes vertes',
  'xK4vQp9w',
  'Zoé aime les trains de nuit',
  'été à Łódź 🚂',
])('the password %j is accepted', async (typed) => {
  expect(await refused(typed)).toBeNull();
});

test('no password, address or name causes an exception', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(text, text, text, text, async (typed, email, givenName, familyName) => {
      const chosen = await choosePassword({ password: typed }, { email, givenName, familyName });
      expect('errors' in chosen || chosen.password === typed).toBe(true);
    }),
    { numRuns: 300 },
  );
});

import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db, {
  registrationLists: async () => ({
    nationalities: [{ value: 'FR', label: 'Française' }],
    studyLevels: [{ value: '5', label: 'Bac+5' }],
  }),
  doubtOf: ({ birthDate }) => (birthDate < '1998' ? 'tooOld' : null),
});
const start = '/start?policy=signUp&registration=complete';
const typed = { password: 'un long mot de passe', givenName: 'Ana', familyName: 'Ruiz', terms: 'yes', studyLevel: '5' };
const young = { birthDate: '2002-05-17', nationality: 'FR' };
const old = { birthDate: '1990-05-17', nationality: 'FR' };

/** The fields that a page shows, in their order. */
const shown = ({ text }: Page) =>
  Array.from(text.matchAll(/<(?:input|select)(?![^>]*type="hidden")[^>]* name="(\w+)"/g), ([, name]) => name);

test('a complete sign-up asks for birth date and nationality alone, then for the rest', async () => {
  const browser = site.browser();
  const first = await browser.open(start);
  expect(shown(first)).toEqual(['birthDate', 'nationality']);
  const wrong = await browser.submit(first, { birthDate: '2002-02-30', nationality: '', check: 'answers' });
  expect([wrong.status, shown(wrong)]).toEqual([422, ['birthDate', 'nationality']]);
  const whole = await browser.submit(wrong, { ...young, check: 'answers' });
  expect([whole.status, shown(whole)[0], whole.text.includes('value="2002-05-17"')]).toEqual([200, 'givenName', true]);
  const code = await browser.submit(whole, { ...typed, ...young, email: 'ana@exemple.fr' });
  await browser.submit(code, { code: site.lastCode() });
  expect(site.signedIn.at(-1)).toMatchObject(young);
});

test('a person to whom missions may not be open learns it first, and may go on or choose a simple account', async () => {
  const browser = site.browser();
  const told = await browser.submit(await browser.open(start), { ...old, check: 'answers' });
  expect([told.status, shown(told)]).toEqual([200, ['birthDate', 'nationality']]);
  expect(told.text).toContain('Vous ne remplissez peut-être pas les conditions');
  expect(told.text).toContain('Créer un compte simple');
  const whole = await browser.submit(told, { ...old, check: 'anyway' });
  expect(shown(whole)).toContain('password');
  const simple = await browser.press(told, 'show', old);
  expect(shown(simple)).not.toContain('birthDate');
});

test('the first step keeps what was typed in the simple form, without the password', async () => {
  const browser = site.browser();
  const simple = await browser.open('/start?policy=signUp');
  const first = await browser.press(simple, 'show', { ...typed, email: 'zoe@exemple.fr' });
  expect(shown(first)).toEqual(['birthDate', 'nationality']);
  expect(first.text).toContain('value="zoe@exemple.fr"');
  expect(first.text).not.toContain(typed.password);
});

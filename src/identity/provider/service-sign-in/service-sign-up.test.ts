import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const origin = (): string => site.url.origin;
const played = {
  google: await startTestService('google', origin),
  linkedin: await startTestService('linkedin', origin),
};
const site: TestSite = await startTestSite(db, {
  services: { google: played.google.credentials, linkedin: played.linkedin.credentials },
  registrationLists: async (locale) => ({
    nationalities: [{ value: 'FR', label: locale === 'fr' ? 'Française' : 'French' }],
    studyLevels: [{ value: '5', label: 'Bac+5' }],
  }),
});
const named = { givenName: 'Zoé', familyName: 'Ruiz', terms: 'yes' };
const details = { birthDate: '2002-05-17', nationality: 'FR', studyLevel: '5' };
const titles = { google: /Google/, linkedin: /LinkedIn/ };
let people = 0;

/**
 * Starts at a sign-up page and comes back from a service. The service has confirmed an address that has no
 * account.
 */
async function comeBy(name: keyof typeof played, browser: Browser, page: Page) {
  people += 1;
  const email = `nouveau${people}@exemple.fr`;
  played[name].person = { sub: `new-${people}`, email, email_verified: name === 'linkedin' ? 'true' : true };
  return { email, page: await browser.follow(page, titles[name]) };
}

const refusedFields = ({ text }: Page) => [...text.matchAll(/<li><a href="#(\w+)">/g)].map(([, name]) => name);

test.each(['google', 'linkedin'] as const)(
  'a complete sign-up through %s asks for the start of the profile, which the tokens carry',
  async (name) => {
    const browser = site.browser();
    const signUp = await browser.open('/start?policy=signUp&registration=complete');
    const { email, page } = await comeBy(name, browser, signUp);
    const missing = await browser.submit(page, { ...named, birthDate: '2002-02-30', nationality: 'XX' });
    expect([missing.status, refusedFields(missing)]).toEqual([422, ['birthDate', 'nationality', 'studyLevel']]);
    const done = await browser.submit(missing, { ...named, ...details });
    expect(done.url.search).toBe('?method=complete');
    expect(site.signedIn.at(-1)).toMatchObject({ ...details, emails: [email] });
  },
);

test('after a visit to a service, the complete form is still chosen, and changing to the simple form keeps the typed values', async () => {
  const browser = site.browser();
  const chosen = await browser.press(await browser.open('/start?policy=signUp'), 'show', {});
  const { page } = await comeBy('google', browser, chosen);
  expect(page.text).toContain('id="birthDate"');
  const simple = await browser.press(page, 'show', named);
  expect([simple.status, simple.text.includes('id="birthDate"'), simple.text.includes('value="Zoé"')]).toEqual([
    200,
    false,
    true,
  ]);
  expect((await browser.submit(simple, named)).url.pathname).toBe('/');
});

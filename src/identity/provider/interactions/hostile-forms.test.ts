import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const policies = ['signIn', 'signUp', 'passwordReset'];
const steps = ['', '/code', '/confirm', '/password', '/simple', '/complete', '/service', '/cancel'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('1'.repeat(10_000), '١٢٣٤٥٦', '000000'),
);
const person = { givenName: 'Ana', familyName: 'Ruiz', email: 'ana@exemple.fr', password: 'un long mot de passe' };
const filledIn = { ...person, terms: 'yes', code: '123456' };
const names = [...Object.keys(filledIn), 'again', 'show', 'credential', 'birthDate', 'nationality', 'studyLevel'];
// Random forms, and forms that look right except for a few random fields.
const form = fc
  .tuple(fc.constantFrom({}, filledIn), fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 }))
  .map(([typed, hostile]) => ({ ...typed, ...hostile }));

/** Returns the fields that the page marks as wrong, and that exist on the page. */
const namedFields = ({ text }: Page): readonly string[] =>
  [...text.matchAll(/<li><a href="#(\w+)">/g)].flatMap(([, name = '']) => (text.includes(`id="${name}"`) ? name : []));

/** After too many wrong codes the page has no field for another. It says why, and offers a new code. */
const isUsedUp = ({ text }: Page): boolean =>
  /role="status"[\s\S]*name="again"/.test(text) && !text.includes('name="code"');

/**
 * Classifies the answer to a form as a page of the policy, a page that names the wrong fields, a
 * page that offers a new code, or a refusal.
 */
function answerTo(page: Page): string {
  if (page.status === 200) return page.url.pathname.includes('/interaction/') ? 'a page of the policy' : 'gone';
  if (page.status === 422 && isUsedUp(page)) return 'a new code offered';
  if (page.status === 422) return namedFields(page).length > 0 ? 'fields named' : 'nothing named';
  // The server refuses a body that is longer than any form of the provider, without reading all of it.
  if (page.status === 403) return 'refused unread';
  return page.status === 404 && !page.text.includes('<form') ? 'no such page' : `status ${page.status}`;
}

const answers = ['a page of the policy', 'fields named', 'a new code offered', 'no such page', 'refused unread'];
/**
 * Returns the session cookies of site and provider. Only browsers of signed-in people have a cookie with such
 * a name.
 */
const sessionCookies = ({ received }: Browser) => received.filter((line) => /^[\w-]*session[\w.-]*=[^;]/i.test(line));
const isSignedIn = async (browser: Browser) => (await browser.open('/me')).text !== 'null';

test.each(policies)(
  'any invalid form sent to %s gets a page that names the faults, and signs nobody in',
  async (policy) => {
    const browser = site.browser();
    const start = await browser.open(`/start?policy=${policy}`);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...steps.slice(0, 7)), form, async (step, fields) => {
        await db.deleteFrom('idp.attempts').execute();
        const address = `${start.url.pathname}${step}`;
        const text = start.text.replace(/action="[^"]*"/, `action="${address}"`);
        expect(answers).toContain(answerTo(await browser.submit({ ...start, text }, fields)));
      }),
      { numRuns: 40 },
    );
    expect([sessionCookies(browser), await isSignedIn(browser)]).toEqual([[], false]);
  },
);

test('a sign-in sets the session cookie that the tests of this file look for', async () => {
  await createAccount(db, person);
  const browser = site.browser();
  await browser.submit(await browser.open('/start'), person);
  expect([sessionCookies(browser).length > 0, await isSignedIn(browser)]).toEqual([true, true]);
});

test('neither a forged interaction nor a forged cookie opens a page', async () => {
  const browser = site.browser();
  const { url } = await browser.open('/start?policy=passwordReset');
  const uid = url.pathname.split('/').at(-1) ?? '';
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abc/%.-_0é\u202e')), minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(word, word, fc.constantFrom(...steps), async (invented, cookie, step) => {
      const path = url.pathname.replace(uid, encodeURIComponent(invented));
      const lost = await browser.open(`${path}${step}`);
      expect([400, 404, 431]).toContain(lost.status);
      expect(lost.text).not.toContain('<form');
      const headers = {
        cookie: `idp_interaction=${encodeURIComponent(cookie)}; idp_device=${encodeURIComponent(cookie)}`,
      };
      const page = await site.browser().request(`${url.pathname}${step}`, { headers });
      expect([400, 404]).toContain(page.status);
    }),
    { numRuns: 40 },
  );
  expect([sessionCookies(browser), await isSignedIn(browser)]).toEqual([[], false]);
});

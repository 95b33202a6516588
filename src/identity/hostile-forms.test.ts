import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import type { Browser, Page } from './testing/browser.ts';
import { startTestSite } from './testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const policies = ['signIn', 'signUp', 'passwordReset'];
const steps = ['', '/code', '/confirm', '/password', '/simple', '/complete', '/service', '/cancel'];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('1'.repeat(10_000), '١٢٣٤٥٦', '000000'),
);
const form = fc.dictionary(fc.constantFrom('email', 'password', 'givenName', 'code', 'again', 'show', 'terms'), text);

/** What a page was answered with, and who is signed in after it. */
const after = async ({ status }: Page, browser: Browser) => [status < 500, (await browser.open('/me')).text];

test.each(policies)('no form makes the policy %s fail, and none signs in', async (policy) => {
  const browser = site.browser();
  const start = await browser.open(`/start?policy=${policy}`);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...steps.slice(0, 7)), form, async (step, fields) => {
      await db.deleteFrom('idp.attempts').execute();
      const address = `${start.url.pathname}${step}`;
      const text = start.text.replace(/action="[^"]*"/, `action="${address}"`);
      expect(await after(await browser.submit({ ...start, text }, fields), browser)).toEqual([true, 'null']);
    }),
    { numRuns: 40 },
  );
});

test('no invented interaction and no invented cookie opens a page of one', async () => {
  const browser = site.browser();
  const { url } = await browser.open('/start?policy=passwordReset');
  const uid = url.pathname.split('/').at(-1) ?? '';
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abc/%.-_0é\u202e')), minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(word, word, fc.constantFrom(...steps), async (invented, cookie, step) => {
      const path = url.pathname.replace(uid, encodeURIComponent(invented));
      expect(await after(await browser.open(`${path}${step}`), browser)).toEqual([true, 'null']);
      const headers = {
        cookie: `idp_interaction=${encodeURIComponent(cookie)}; idp_device=${encodeURIComponent(cookie)}`,
      };
      const page = await site.browser().request(`${url.pathname}${step}`, { headers });
      expect([400, 404]).toContain(page.status);
    }),
    { numRuns: 40 },
  );
});

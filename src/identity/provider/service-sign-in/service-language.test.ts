import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const google = await startTestService('google', () => site.url.origin);
const site: TestSite = await startTestSite(db, { services: { google: google.credentials } });

/**
 * Opens this address of the provider and leaves it for the service.
 * @returns the address of the callback
 */
async function answerFrom(address: string): Promise<URL> {
  const browser = site.browser();
  const form = await browser.open(address);
  const href = /href="([^"]*\/federation\/google[^"]*)"/.exec(form.text)?.[1] ?? '';
  let page = await browser.request(href.replaceAll('&amp;', '&'));
  for (;;) {
    const next = new URL(page.headers.get('location') ?? '', page.url);
    if (next.pathname.endsWith('/callback')) return next;
    page = await browser.request(next);
  }
}

test.each(['signIn', 'signUp'])(
  'a browser that loses its cookies at a service sees the error in the language of the page that it left (%s)',
  async (policy) => {
    for (const [language, other] of [
      ['fr', 'en'],
      ['en', 'fr'],
    ]) {
      const answer = await answerFrom(`/start?policy=${policy}&locale=${language}`);
      const page = await site.browser(other).open(answer);
      expect([page.status, /<html lang="(\w+)"/.exec(page.text)?.[1]]).toEqual([400, language]);
    }
  },
);

test('after a visit to a service, the provider’s page has the language chosen before the visit', async () => {
  Object.assign(google, { person: null });
  const browser = site.browser();
  const english = await browser.follow(await browser.open('/start'), /English/);
  expect((await browser.follow(english, /Google/)).text).toContain('You did not finish signing in with Google');
});

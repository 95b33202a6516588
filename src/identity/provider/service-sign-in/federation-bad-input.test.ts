import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { startTestService } from '#identity/testing/test-service.ts';
import { startTestSite, type TestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const google = await startTestService('google', () => site.url.origin);
const site: TestSite = await startTestSite(db, { services: { google: google.credentials } });
Object.assign(google, { person: { sub: 'one', email: 'ana@exemple.fr', email_verified: true } });

const names = fc.constantFrom('code', 'state', 'iss', 'error', 'error_description', 'id_token', 'response', 'scope');
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom('', 'x'.repeat(3000), '\0', '%00'));
const queries = fc.array(fc.tuple(names, text), { maxLength: 6 });
const searchOf = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');

const inner = async (): Promise<{ browser: ReturnType<TestSite['browser']>; base: string; state: string }> => {
  const browser = site.browser();
  const form = await browser.open('/start');
  const away = await browser.request(`${form.url.pathname}/federation/google`);
  const state = new URL(away.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { browser, base: form.url.pathname, state };
};

const session = async (browser: ReturnType<TestSite['browser']>) => (await browser.open('/me')).text;

test('any invalid callback gets a page and signs nobody in', async () => {
  const { browser, base, state } = await inner();
  const property = fc.asyncProperty(queries, fc.boolean(), fc.boolean(), async (pairs, isKnown, isInner) => {
    const search = searchOf(isKnown ? [['state', state], ...pairs] : pairs);
    const address = isInner ? `${base}/federation/google/answer` : '/idp/federation/google/callback';
    const page = await browser.open(`${address}?${search}`);
    expect([200, 400]).toContain(page.status);
    expect(page.text).toContain('<h1>');
    expect(await session(browser)).toBe('null');
  });
  await fc.assert(property, { numRuns: 60 });
});

test('an unknown service or an unknown step of a service signs nobody in', async () => {
  const { browser, base } = await inner();
  const names = [
    'constructor',
    '__proto__',
    'facebook',
    'google/answer/x',
    '',
    '%00',
    'answer',
    'none',
    'a'.repeat(5000),
  ];
  for (const name of names) {
    for (const address of [`${base}/federation/${name}`, `/idp/federation/${name}/callback`, `/idp/federation/${name}`])
      expect([200, 400, 404]).toContain((await browser.open(address)).status);
  }
  for (const told of ['constructor', '__proto__', 'known', '<script>'])
    expect((await browser.open(`${base}?service=google&told=${told}`)).text).not.toContain('role="status"');
  expect(await session(browser)).toBe('null');
});

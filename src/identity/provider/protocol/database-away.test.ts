import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db, url } = await testDatabase();
const patience = 1500;
const impatient = connect(url, { max: 5, statementTimeoutMs: patience });
afterAll(() => impatient.destroy());
const site = await startTestSite(impatient, { secret: randomBytes(32) });

/** Returns an address of the site as it stands in markup. */
const address = (url: string) => url.slice(new URL(url).origin.length).replaceAll('&', '&amp;');

test.each([
  ['fr', 'Service momentanément indisponible', 'Réessayer'],
  ['en', 'The service is briefly unavailable', 'Try again'],
] as const)('if the database times out, people read so and may try again (%s)', async (locale, title, retry) => {
  const browser = site.browser();
  const start = await browser.open(locale === 'fr' ? '/start' : '/start?locale=en');
  const { redirectTo } = await site.relyingParty.startSignIn({ policy: 'signIn', locale });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table idp.payloads in access exclusive mode`.execute(transaction);
    for (const asked of [redirectTo, String(start.url)]) {
      const { status, text } = await browser.request(asked, {});
      expect([status, text]).toEqual([503, expect.stringContaining(title)]);
      expect(text).toContain(`href="${address(asked)}`);
      expect(text).toContain(`">${retry}</a>`);
    }
  });
  await vi.waitFor(async () => expect((await browser.open('/start')).status).toBe(200), { timeout: 5000 });
});

test('if the database times out, the protocol answers once, with Retry-After', async () => {
  const browser = site.browser();
  const form = await browser.open('/start'); // Starts an interaction and receives its cookies.
  expect(form.status).toBe(200);
  const { redirectTo } = await site.relyingParty.startSignIn({ policy: 'signIn', locale: 'fr' });
  const token = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: 'x'.repeat(43),
    client_id: new URL(redirectTo).searchParams.get('client_id') ?? '',
  });
  await db.transaction().execute(async (transaction) => {
    const asked: [string, Parameters<typeof browser.request>[1]][] = [
      [redirectTo, {}],
      ['/idp/signin_fr/oauth2/v2.0/logout', {}],
      ['/idp/signin_fr/oauth2/v2.0/token', { method: 'POST', body: token, headers: { accept: 'application/json' } }],
    ];
    await sql`lock table idp.payloads in access exclusive mode`.execute(transaction);
    for (const [address, init] of asked) {
      const started = performance.now();
      const { status, headers, text } = await browser.request(address, init);
      expect([address.split('?')[0], status, headers.get('retry-after')]).toEqual([address.split('?')[0], 503, '10']);
      expect(performance.now() - started).toBeLessThan(1.7 * patience);
      expect(text).not.toContain('server_error');
    }
  });
  await vi.waitFor(async () => expect((await browser.open('/start')).status).toBe(200), { timeout: 5000 });
});

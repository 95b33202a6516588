import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import type { Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const account = { email: 'ana@exemple.fr', password: 'un long mot de passe' };
await createAccount(db, { ...account, givenName: 'Ana', familyName: 'Ruiz' });
const ours = `client_id=${embeddedClient.clientId}`;
const authorize = '/idp/signin_fr/oauth2/v2.0/authorize';

beforeEach(() => {
  site.logged.length = 0;
});

const isPageOfOurs = ({ headers, text }: Page): boolean =>
  headers.get('x-frame-options') === 'DENY' && text.includes('<h1>');

test.each([
  `${authorize}/x?${ours}&state=a&state=b`,
  `${authorize}/x?${ours}&redirect_uri=a&redirect_uri=b`,
  `${authorize}/x?${ours}&${ours}`,
  `${authorize.toUpperCase().replace('IDP/SIGNIN_FR', 'idp/signin_fr')}/x?${ours}&scope=a&scope=b`,
  `${authorize}/x?${ours}`,
])('%s is refused with a page and is not logged as a failure', async (path) => {
  const page = await site.browser().request(path);
  expect([page.status, isPageOfOurs(page), site.logged]).toEqual([400, true, []]);
});

test('a repeated prompt parameter is reported to the site that sent it', async () => {
  const page = await site.browser().request(`${authorize}?${ours}&prompt=login&prompt=none`);
  expect(new URL(page.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
});

test('hostile requests to the route that resumes a sign-in do not end the sign-in', async () => {
  const browser = site.browser();
  const form = await browser.open('/start?returnTo=/offres/12');
  await browser.request(`${form.url.pathname.replace('interaction', 'oauth2/v2.0/authorize')}?${ours}&state=a&state=b`);
  expect((await browser.submit(form, account)).url.pathname).toBe('/offres/12');
});

test('a failure of the protocol library gives a page with our headers, and is logged', async () => {
  const browser = site.browser();
  const form = await browser.open('/start');
  await sql`
    create function idp.fail() returns trigger language plpgsql as $$ begin raise 'a fault'; end $$;
    create trigger fail before insert or update on idp.payloads for each row when (new.model = 'Session')
      execute function idp.fail()`.execute(db);
  const page = await browser.submit(form, account);
  await sql`drop function idp.fail() cascade`.execute(db);
  expect([page.status, isPageOfOurs(page)]).toEqual([500, true]);
  expect(site.logged.map(({ message }) => message)).toContain('the identity provider failed');
});

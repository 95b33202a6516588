import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { minute } from '#durations.ts';
import { Browser } from '#identity/testing/browser.ts';
import { callbackElsewhere, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { registered, signInAtKeycloak } from '../conformance/configure-keycloak.ts';
import { startKeycloak } from '../conformance/keycloak.ts';
import { rulesElsewhere, signInElsewhere, wanted } from '../conformance/sign-in-elsewhere.ts';

const keycloak = await startKeycloak();
const reason = keycloak.missing ?? null;
afterAll(() => (keycloak.missing === undefined ? keycloak.stop() : undefined));

describe.skipIf(reason !== null)(`at Keycloak${reason === null ? '' : `: skipped, ${reason}`}`, async () => {
  if (keycloak.missing !== undefined) return;
  const { url } = keycloak;
  const { db } = await testDatabase();

  /** Opens an address of Keycloak in a new browser; `page` is what Keycloak shows first. */
  const open = async (address: string) => {
    const browser = new Browser(url);
    return { page: await browser.request(address), browser };
  };
  const signIn = async (redirectTo: string) => {
    const { page, browser } = await open(redirectTo);
    const { headers } = await signInAtKeycloak(browser, page);
    return { callbackUrl: headers.get('location') ?? '', browser };
  };
  const provider = { discovery: keycloak.discovery, client: registered };
  const elsewhere = signInElsewhere({ db, provider, signIn });
  const { partyOf, signedIn } = elsewhere;

  // An access token lives five minutes there, and a session ten minutes longer if it cannot be refreshed.
  rulesElsewhere(elsewhere, { registered, outlived: 6 * minute });

  test('signing out ends the session at the realm too, and leads back to the site', async () => {
    const party = partyOf();
    const { cookie, browser } = await signedIn(party);
    const { redirectTo } = await party.endSession(cookie);
    const answer = await browser.request(redirectTo);
    expect(answer.headers.get('location')).toBe(siteElsewhere.href);
    expect(await party.readSession(cookie)).toBeNull();
    const { redirectTo: again } = await party.startSignIn({ ...wanted, returnTo: '/' });
    expect((await browser.request(again)).text).toContain('id="kc-form-login"');
  });

  test('the site gets no answer if the realm does not know the client', async () => {
    const stranger = partyOf({ client: { ...registered, clientId: 'stranger' } });
    const { page } = await open((await stranger.startSignIn(wanted)).redirectTo);
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    expect(page.text).not.toContain(callbackElsewhere);
  });

  test('a realm that does not exist counts as unreachable', async () => {
    const discovery = new URL('/realms/none/.well-known/openid-configuration', url).href;
    const asked = partyOf({ discovery }).startSignIn(wanted);
    await expect(asked).rejects.toMatchObject({ code: 'signIn.providerUnreachable' });
  });

  test('a sign-up leads to the registration of a realm that allows it', async () => {
    const begun = await partyOf().startSignIn({ policy: 'signUp', locale: 'fr', returnTo: '/' });
    expect(new URL(begun.redirectTo).searchParams.get('prompt')).toBe('create');
    expect((await open(begun.redirectTo)).page.text).toContain('id="kc-register-form"');
  });

  test.each([
    ['UPDATE_PASSWORD', 'name="password-new"'],
    ['UPDATE_PROFILE', 'name="firstName"'],
  ])('the action %s, which operating.md names, leads to its page after the sign-in', async (action, field) => {
    const { redirectTo } = await partyOf().startSignIn(wanted);
    const { callbackUrl, browser } = await signIn(`${redirectTo}&kc_action=${action}`);
    expect((await browser.open(callbackUrl)).text).toContain(field);
  });
});

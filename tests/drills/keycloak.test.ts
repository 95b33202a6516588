import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { hour, minute } from '#durations.ts';
import { Browser } from '#identity/testing/browser.ts';
import { callbackElsewhere, cookiesOf, partyAtProvider, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { registered, signInAtKeycloak } from '../conformance/configure-keycloak.ts';
import { startKeycloak } from '../conformance/keycloak.ts';

const keycloak = await startKeycloak();
const reason = keycloak.missing ?? null;
afterAll(() => (keycloak.missing === undefined ? keycloak.stop() : undefined));

describe.skipIf(reason !== null)(`at Keycloak${reason === null ? '' : `: skipped, ${reason}`}`, async () => {
  if (keycloak.missing !== undefined) return;
  const { url } = keycloak;
  const { db } = await testDatabase();
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const partyOf = (changed: { client?: typeof registered; discovery?: string } = {}) =>
    partyAtProvider(db, { discovery: keycloak.discovery, client: registered, ...changed }, { now });

  beforeEach(() => {
    clock.ahead = 0;
  });

  /** Asks for a sign-in; `page` is what Keycloak shows first. */
  async function askedFor(party: ReturnType<typeof partyOf>, more = '') {
    const begun = await party.startSignIn({ policy: 'signIn', locale: 'fr', returnTo: '/offres/12' });
    const browser = new Browser(url);
    const page = await browser.request(`${begun.redirectTo}${more}`);
    return { page, cookieHeader: cookiesOf(begun.setCookie), browser };
  }

  async function signedIn(party: ReturnType<typeof partyOf>) {
    const { page, cookieHeader, browser } = await askedFor(party);
    const { headers } = await signInAtKeycloak(browser, page);
    const callbackUrl = headers.get('location') ?? '';
    const done = await party.finishSignIn({ callbackUrl, cookieHeader, from: { userAgent: null, address: '' } });
    return { done, cookie: cookiesOf(done.setCookie), browser };
  }

  test('the discovery document of a realm is enough to sign people in, with their name and address', async () => {
    const { done } = await signedIn(partyOf());
    expect(done.claims).toMatchObject({
      emails: ['ana@exemple.fr'],
      given_name: 'Ana',
      family_name: 'Ruiz',
      tfp: null,
    });
    expect(done.returnTo).toBe('/offres/12?method=signin');
  });

  test('a session is refreshed by refresh tokens, each used once', async () => {
    const party = partyOf();
    const { cookie } = await signedIn(party);
    for (const hours of [2, 4]) {
      clock.ahead = hours * hour;
      expect(await party.readSession(cookie)).toMatchObject({ claims: { emails: ['ana@exemple.fr'] } });
    }
  });

  test('signing out ends the session at the realm too, and leads back to the site', async () => {
    const party = partyOf();
    const { cookie, browser } = await signedIn(party);
    const { redirectTo } = await party.endSession(cookie);
    const answer = await browser.request(redirectTo);
    expect(answer.headers.get('location')).toBe(siteElsewhere.href);
    expect(await party.readSession(cookie)).toBeNull();
    const { redirectTo: again } = await party.startSignIn({ policy: 'signIn', locale: 'fr', returnTo: '/' });
    expect((await browser.request(again)).text).toContain('id="kc-form-login"');
  });

  test('a wrong client secret signs nobody in, and leaves the existing session as it is', async () => {
    const mistaken = partyOf({ client: { ...registered, clientSecret: 'another-secret' } });
    await expect(signedIn(mistaken)).rejects.toMatchObject({ code: 'signIn.unanswered' });
    const { cookie } = await signedIn(partyOf());
    // An access token lives five minutes there, and a session ten minutes longer if it cannot be refreshed.
    clock.ahead = 6 * minute;
    expect(await mistaken.readSession(cookie)).toMatchObject({ claims: { emails: ['ana@exemple.fr'] } });
  });

  test('the site gets no answer if the realm does not know the client', async () => {
    const { page } = await askedFor(partyOf({ client: { ...registered, clientId: 'stranger' } }));
    expect([page.status, page.headers.get('location')]).toEqual([400, null]);
    expect(page.text).not.toContain(callbackElsewhere);
  });

  test('a realm that does not exist counts as unreachable', async () => {
    const discovery = new URL('/realms/none/.well-known/openid-configuration', url).href;
    await expect(askedFor(partyOf({ discovery }))).rejects.toMatchObject({ code: 'signIn.providerUnreachable' });
  });

  test('a sign-up leads to the registration of a realm that allows it', async () => {
    const begun = await partyOf().startSignIn({ policy: 'signUp', locale: 'fr', returnTo: '/' });
    expect(new URL(begun.redirectTo).searchParams.get('prompt')).toBe('create');
    expect((await new Browser(url).request(begun.redirectTo)).text).toContain('id="kc-register-form"');
  });

  test.each([
    ['UPDATE_PASSWORD', 'name="password-new"'],
    ['UPDATE_PROFILE', 'name="firstName"'],
  ])('the action %s, which operating.md names, leads to its page after the sign-in', async (action, field) => {
    const { page, browser } = await askedFor(partyOf(), `&kc_action=${action}`);
    const answer = await signInAtKeycloak(browser, page);
    expect((await browser.open(answer.headers.get('location') ?? '')).text).toContain(field);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { Browser } from '#identity/testing/browser.ts';
import { callbackElsewhere, cookiesOf, partyAtProvider, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { registered, signInAtGlewlwyd } from './configure-glewlwyd.ts';
import { type Glewlwyd, startGlewlwyd, whyNoGlewlwyd } from './glewlwyd.ts';

// Tests our client against Glewlwyd. Glewlwyd is written in C and shares no line with our code. It therefore
// reveals faults that stay hidden if client and server use the same library.
describe.skipIf(whyNoGlewlwyd !== null)(
  `at Glewlwyd${whyNoGlewlwyd ? `: skipped, ${whyNoGlewlwyd}` : ''}`,
  async () => {
    if (whyNoGlewlwyd !== null) return;
    const { db } = await testDatabase();
    const glewlwyd = await startGlewlwyd();
    const clock = { ahead: 0 };
    const now = () => new Date(Date.now() + clock.ahead);
    const partyOf = (changed: Partial<Glewlwyd & { client: typeof registered }> = {}) =>
      partyAtProvider(db, { ...glewlwyd, client: registered, ...changed }, { now });

    beforeEach(() => {
      clock.ahead = 0;
    });

    /** Signs in at Glewlwyd; `answer` is the address to which Glewlwyd redirects the browser. */
    async function askedFor(party: ReturnType<typeof partyOf>) {
      const begun = await party.startSignIn({ policy: 'signIn', locale: 'fr', returnTo: '/offres/12' });
      const browser = new Browser(glewlwyd.url);
      await signInAtGlewlwyd(browser);
      const answer = await browser.request(`${begun.redirectTo}&g_continue`);
      return { answer: answer.headers.get('location') ?? '', cookieHeader: cookiesOf(begun.setCookie), browser };
    }

    async function signedIn(party: ReturnType<typeof partyOf>) {
      const { answer, cookieHeader, browser } = await askedFor(party);
      const from = { userAgent: null, address: '' };
      const done = await party.finishSignIn({ callbackUrl: answer, cookieHeader, from });
      return { done, cookie: cookiesOf(done.setCookie), browser };
    }

    test('the discovery document of the server is enough to sign people in, with their name and address', async () => {
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

    test('signing out leads to a page of the server, and this page links back to the site', async () => {
      const party = partyOf();
      const { cookie, browser } = await signedIn(party);
      const { redirectTo } = await party.endSession(cookie);
      const page = await browser.request(redirectTo);
      const there = new URL(page.headers.get('location') ?? '', glewlwyd.url);
      expect(there.origin).toBe(glewlwyd.url.origin);
      expect([...there.searchParams.values()].join(' ')).toContain(siteElsewhere.href);
      expect(await party.readSession(cookie)).toBeNull();
    });

    test('a wrong client secret signs nobody in, and leaves the existing session as it is', async () => {
      const mistaken = partyOf({ client: { ...registered, clientSecret: 'another-secret' } });
      await expect(signedIn(mistaken)).rejects.toMatchObject({ code: 'signIn.unanswered' });
      const { cookie } = await signedIn(partyOf());
      clock.ahead = hour + minute;
      expect(await mistaken.readSession(cookie)).toMatchObject({ claims: { emails: ['ana@exemple.fr'] } });
    });

    test('the site gets no answer if the server does not know the client', async () => {
      const { answer } = await askedFor(partyOf({ client: { ...registered, clientId: 'stranger' } }));
      expect(answer.startsWith(callbackElsewhere)).toBe(false);
    });

    test('a provider counts as unreachable if its address has no discovery document', async () => {
      const party = partyOf({ discovery: new URL('/api/.well-known/openid-configuration', glewlwyd.url).href });
      await expect(askedFor(party)).rejects.toMatchObject({ code: 'signIn.providerUnreachable' });
    });
  },
);

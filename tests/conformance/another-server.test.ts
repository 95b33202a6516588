import { describe, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { Browser } from '#identity/testing/browser.ts';
import { callbackElsewhere, siteElsewhere } from '#identity/testing/party-at-provider.ts';
import { registered, signInAtGlewlwyd } from './configure-glewlwyd.ts';
import { startGlewlwyd, whyNoGlewlwyd } from './glewlwyd.ts';
import { rulesElsewhere, signInElsewhere, wanted } from './sign-in-elsewhere.ts';

// Tests our client against Glewlwyd. Glewlwyd is written in C and shares no line with our code. It therefore
// reveals faults that stay hidden if client and server use the same library.
describe.skipIf(whyNoGlewlwyd !== null)(
  `at Glewlwyd${whyNoGlewlwyd ? `: skipped, ${whyNoGlewlwyd}` : ''}`,
  async () => {
    if (whyNoGlewlwyd !== null) return;
    const { db } = await testDatabase();
    const glewlwyd = await startGlewlwyd();

    const signIn = async (redirectTo: string) => {
      const browser = new Browser(glewlwyd.url);
      await signInAtGlewlwyd(browser);
      const answer = await browser.request(`${redirectTo}&g_continue`);
      return { callbackUrl: answer.headers.get('location') ?? '', browser };
    };
    const provider = { discovery: glewlwyd.discovery, client: registered };
    const elsewhere = signInElsewhere({ db, provider, signIn });
    const { partyOf, signedIn } = elsewhere;

    rulesElsewhere(elsewhere, { registered, outlived: hour + minute });

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

    test('the site gets no answer if the server does not know the client', async () => {
      const stranger = partyOf({ client: { ...registered, clientId: 'stranger' } });
      const { callbackUrl } = await signIn((await stranger.startSignIn(wanted)).redirectTo);
      expect(callbackUrl.startsWith(callbackElsewhere)).toBe(false);
    });

    test('a provider counts as unreachable if its address has no discovery document', async () => {
      const party = partyOf({ discovery: new URL('/api/.well-known/openid-configuration', glewlwyd.url).href });
      await expect(party.startSignIn(wanted)).rejects.toMatchObject({ code: 'signIn.providerUnreachable' });
    });
  },
);

import { beforeEach, expect, test } from 'vitest';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { hour } from '#durations.ts';
import type { RelyingParty } from '#identity/relying-party/create-relying-party.ts';
import type { Browser } from '#identity/testing/browser.ts';
import { cookiesOf, partyAtProvider } from '#identity/testing/party-at-provider.ts';

type Provider = Parameters<typeof partyAtProvider>[1];

type Elsewhere = {
  readonly db: Kysely<Tables>;
  readonly provider: Provider;
  /** Signs a person in at the provider. @returns the address to which it redirects the browser */
  readonly signIn: (redirectTo: string) => Promise<{ readonly callbackUrl: string; readonly browser: Browser }>;
};

/** Steps of a sign-in at a provider that is not ours, with a clock that tests may put forward. */
export function signInElsewhere({ db, provider, signIn }: Elsewhere) {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  beforeEach(() => {
    clock.ahead = 0;
  });
  return {
    clock,
    partyOf: (changed: Partial<Provider> = {}) => partyAtProvider(db, { ...provider, ...changed }, { now }),
    signedIn: async (party: RelyingParty) => {
      const { redirectTo, setCookie } = await party.startSignIn(wanted);
      const { callbackUrl, browser } = await signIn(redirectTo);
      const from = { userAgent: null, address: '' };
      const done = await party.finishSignIn({ callbackUrl, cookieHeader: cookiesOf(setCookie), from });
      return { done, cookie: cookiesOf(done.setCookie), browser };
    },
  };
}

/** The sign-in that tests ask for. */
export const wanted = { policy: 'signIn', locale: 'fr', returnTo: '/offres/12' } as const;

/**
 * Rules that hold at every provider.
 * @param outlived milliseconds after which an access token of the provider has expired, but not the session
 */
export function rulesElsewhere(
  { clock, partyOf, signedIn }: ReturnType<typeof signInElsewhere>,
  { registered, outlived }: { readonly registered: Provider['client']; readonly outlived: number },
): void {
  test('the discovery document is enough to sign people in, with their name and address', async () => {
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

  test('a wrong client secret signs nobody in, and leaves the existing session as it is', async () => {
    const mistaken = partyOf({ client: { ...registered, clientSecret: 'another-secret' } });
    await expect(signedIn(mistaken)).rejects.toMatchObject({ code: 'signIn.unanswered' });
    const { cookie } = await signedIn(partyOf());
    clock.ahead = outlived;
    expect(await mistaken.readSession(cookie)).toMatchObject({ claims: { emails: ['ana@exemple.fr'] } });
  });
}

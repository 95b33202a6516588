import * as client from 'openid-client';
import { expect } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import { createAccount } from '#identity/provider/accounts/accounts.ts';
import { defaultCallbackPath } from '#identity/relying-party/create-relying-party.ts';
import type { Browser, Page } from '#identity/testing/browser.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const password = 'un long mot de passe';
const email = 'ana@exemple.fr';

/**
 * Result of a sign-in for its client: the address of the callback, and the values against which the client
 * checks it.
 */
export type Answered = { readonly callback: URL; readonly checks: client.AuthorizationCodeGrantChecks };

/**
 * Starts the embedded provider over HTTP with one account, and a client that follows the standards instead of
 * our site.
 */
export async function openClient() {
  const { db } = await testDatabase();
  const site = await startTestSite(db);
  const { oid } = await createAccount(db, { email, password, givenName: 'Ana', familyName: 'Ruiz' });
  const redirectUri = new URL(defaultCallbackPath, site.url).href;
  const discover = async (policy = 'signin_fr'): Promise<client.Configuration> => {
    const address = new URL(`/idp/${policy}/v2.0/.well-known/openid-configuration`, site.url);
    const none = client.None();
    const options = { execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks] };
    return client.discovery(address, embeddedClient.clientId, undefined, none, options);
  };
  const authorize = async (config: client.Configuration, browser = site.browser()): Promise<Answered> => {
    const verifier = client.randomPKCECodeVerifier();
    const checks = {
      pkceCodeVerifier: verifier,
      expectedState: client.randomState(),
      expectedNonce: client.randomNonce(),
    };
    const address = client.buildAuthorizationUrl(config, {
      ...requestOf(redirectUri),
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { callback: await signedIn(browser, address), checks };
  };
  return { db, site, oid, redirectUri, discover, authorize };
}

/** Parameters of every authorization request of the client. */
export const requestOf = (redirectUri: string) => ({
  redirect_uri: redirectUri,
  client_id: embeddedClient.clientId,
  response_type: 'code',
  scope: `openid profile offline_access ${embeddedClient.apiScope}`,
});

/** Signs in, and stops before the answer reaches the client. @returns the address of the callback */
async function signedIn(browser: Browser, address: URL): Promise<URL> {
  let page = await browser.request(address);
  for (;;) {
    const next = page.headers.get('location');
    if (next && new URL(next, page.url).pathname === defaultCallbackPath) return new URL(next, page.url);
    page = await (next ? browser.request(new URL(next, page.url)) : sendPassword(browser, page));
  }
}

function sendPassword(browser: Browser, { text, url }: Page): Promise<Page> {
  const action =
    /<form[^>]*action="([^"]*)"[^>]*>(?:(?!<\/form>)[^])*?name="password"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ??
    '';
  const token = /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const body = new URLSearchParams({ email, password, token });
  return browser.request(new URL(action, url), { method: 'POST', body });
}

/** Returns the error with which the token endpoint answered. */
export async function refusalOf(asking: Promise<unknown>): Promise<string> {
  const error: unknown = await asking.then(() => null).catch((refusal: unknown) => refusal);
  return error instanceof client.ResponseBodyError ? error.error : String(error);
}

/** Matches the error by which the client itself refuses an answer because of the given parameter. */
export const refusedFor = (parameter: string) => ({
  code: 'OAUTH_INVALID_RESPONSE',
  cause: expect.objectContaining({ message: expect.stringContaining(`"${parameter}"`) }),
});

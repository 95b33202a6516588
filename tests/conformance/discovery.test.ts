import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { embeddedClient } from '#identity/both-sides/embedded-client.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { openClient } from './client-of-provider.ts';

const { discover, authorize, site } = await openClient();

test.each(Object.values(defaultPolicyNames))(
  'the policy %s has separate addresses, as in B2C, but the common issuer',
  async (policy) => {
    const metadata = (await discover(policy)).serverMetadata();
    expect(metadata).toMatchObject({
      issuer: new URL('/idp/mvi/v2.0/', site.url).href,
      authorization_endpoint: new URL(`/idp/${policy}/oauth2/v2.0/authorize`, site.url).href,
      token_endpoint: new URL(`/idp/${policy}/oauth2/v2.0/token`, site.url).href,
      end_session_endpoint: new URL(`/idp/${policy}/oauth2/v2.0/logout`, site.url).href,
      jwks_uri: new URL(`/idp/${policy}/discovery/v2.0/keys`, site.url).href,
    });
  },
);

test('the provider announces only its own features: the code flow with PKCE, signatures with a public key, no registration of clients', async () => {
  expect((await discover()).serverMetadata()).toMatchObject({
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
  expect((await discover()).serverMetadata()).not.toHaveProperty('registration_endpoint');
});

test('the published keys are public keys', async () => {
  const { keys } = await (await fetch((await discover()).serverMetadata().jwks_uri ?? '')).json();
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(Object.keys(key).filter((part) => ['d', 'p', 'q', 'k'].includes(part))).toEqual([]);
});

test("the issuer's address leads to the policy for French sign-in, and a client can sign in there", async () => {
  const issuer = new URL('/idp/mvi/v2.0/', site.url);
  const options = { execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks] };
  const config = await client.discovery(issuer, embeddedClient.clientId, undefined, client.None(), options);
  expect(config.serverMetadata()).toMatchObject((await discover('signin_fr')).serverMetadata());
  const { callback, checks } = await authorize(config);
  expect(await client.authorizationCodeGrant(config, callback, checks)).toHaveProperty('access_token');
});

test("the issuer's address serves only discovery", async () => {
  for (const path of ['/idp/mvi', '/idp/mvi/oauth2/v2.0/authorize', '/idp/other/v2.0/.well-known/openid-configuration'])
    expect((await fetch(new URL(path, site.url))).status).toBe(404);
});

test('the provider lists its scopes, including the scope of the API', async () => {
  const scopes = ['openid', 'profile', 'offline_access', embeddedClient.apiScope];
  expect((await discover()).serverMetadata().scopes_supported).toEqual(scopes);
});

import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf, requestOf } from './client-of-provider.ts';

const { discover, authorize, redirectUri, site } = await openClient();
const config = await discover();
const challenge = await client.calculatePKCECodeChallenge(client.randomPKCECodeVerifier());

test.each([
  ['absent', {}],
  ['plain', { code_challenge: challenge, code_challenge_method: 'plain' }],
  ['without a method, which would mean plain', { code_challenge: challenge }],
  ['too short', { code_challenge: 'short', code_challenge_method: 'S256' }],
])(
  'a request whose challenge is %s is refused (RFC 9700, 2.1.1)',
  async (_name, parameters: Record<string, string>) => {
    const address = client.buildAuthorizationUrl(config, { ...requestOf(redirectUri), state: 's', ...parameters });
    const answer = await site.browser().request(address);
    const location = new URL(answer.headers.get('location') ?? '');
    expect([location.origin + location.pathname, location.searchParams.get('error')]).toEqual([
      redirectUri,
      'invalid_request',
    ]);
  },
);

test('a code is refused without its verifier', async () => {
  const { callback, checks } = await authorize(config);
  const stolen = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  expect(await refusalOf(client.authorizationCodeGrant(config, callback, stolen))).toBe('invalid_grant');
});

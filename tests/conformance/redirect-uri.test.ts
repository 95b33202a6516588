import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf, requestOf } from './client-of-provider.ts';

const { discover, authorize, redirectUri, site } = await openClient();
const config = await discover();
const challenged = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };

test.each([
  'https://evil.example',
  `${redirectUri}/`,
  `${redirectUri}?x=1`,
  `${redirectUri}#x`,
  redirectUri.replace('http:', 'https:'),
  redirectUri.replace('://', '://evil@'),
  'javascript:alert(1)',
])(
  'no authorization response is sent to %s, because it differs from the registered address (RFC 9700, 2.1)',
  async (uri) => {
    const answer = await site
      .browser()
      .request(client.buildAuthorizationUrl(config, { ...requestOf(uri), ...challenged }));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  },
);

test('a code is redeemed only with the redirect address of its request', async () => {
  const { callback, checks } = await authorize(config);
  const elsewhere = new URL(`/elsewhere${callback.search}`, callback);
  expect(await refusalOf(client.authorizationCodeGrant(config, elsewhere, checks))).toBe('invalid_grant');
});

import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf } from './client-of-provider.ts';

const { discover, authorize, site } = await openClient();
const home = new URL('/', site.url).href;

test('an id token of one policy can sign out at another policy, and the sign-out revokes all tokens of the browser', async () => {
  const [config, other] = [await discover(), await discover('signin_en')];
  const browser = site.browser();
  const { callback, checks } = await authorize(config, browser);
  const tokens = await client.authorizationCodeGrant(config, callback, checks);
  const hint = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: home };
  const answer = await browser.request(client.buildEndSessionUrl(other, hint));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, home]);
  expect(await refusalOf(client.refreshTokenGrant(config, tokens.refresh_token ?? ''))).toBe('invalid_grant');
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
  'a sign-out does not redirect to %s',
  async (target) => {
    const config = await discover();
    const browser = site.browser();
    const { callback, checks } = await authorize(config, browser);
    const { id_token = '' } = await client.authorizationCodeGrant(config, callback, checks);
    const address = client.buildEndSessionUrl(config, { id_token_hint: id_token, post_logout_redirect_uri: target });
    const answer = await browser.request(address);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  },
);

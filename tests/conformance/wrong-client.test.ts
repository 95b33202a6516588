import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf, requestOf } from './client-of-provider.ts';

const { discover, authorize, redirectUri, site } = await openClient();
const config = await discover();

test('an unknown client gets an error page without a redirect', async () => {
  const asked = { ...requestOf(redirectUri), client_id: '<script>' };
  const answer = await site.browser().request(client.buildAuthorizationUrl(config, asked));
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  expect(answer.text).not.toMatch(/<script(?! src=)/);
});

test('an unknown client cannot redeem a code', async () => {
  const { callback, checks } = await authorize(config);
  const stranger = new client.Configuration(config.serverMetadata(), 'stranger', undefined, client.None());
  client.allowInsecureRequests(stranger);
  expect(await refusalOf(client.authorizationCodeGrant(stranger, callback, checks))).toMatch(
    /invalid_client|challenge/,
  );
});

test('a code of one policy is refused at another policy', async () => {
  const { callback, checks } = await authorize(config);
  const other = await discover('signup');
  expect(await refusalOf(client.authorizationCodeGrant(other, callback, checks))).toBe('invalid_grant');
});

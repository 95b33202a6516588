import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf } from './client-of-provider.ts';

const { discover, authorize } = await openClient();

test('a code used twice is refused, and its tokens are revoked (RFC 6749, 4.1.2)', async () => {
  const config = await discover();
  const { callback, checks } = await authorize(config);
  const { refresh_token = '' } = await client.authorizationCodeGrant(config, callback, checks);
  expect(await refusalOf(client.authorizationCodeGrant(config, callback, checks))).toBe('invalid_grant');
  expect(await refusalOf(client.refreshTokenGrant(config, refresh_token))).toBe('invalid_grant');
});

import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusedFor } from './client-of-provider.ts';

const { discover, authorize } = await openClient();
const config = await discover();

test('the authorization response contains the state unchanged', async () => {
  const { callback, checks } = await authorize(config);
  expect(callback.searchParams.get('state')).toBe(checks.expectedState);
  const other = { ...checks, expectedState: client.randomState() };
  await expect(client.authorizationCodeGrant(config, callback, other)).rejects.toMatchObject(refusedFor('state'));
});

test('the id token contains the nonce of its request', async () => {
  const { callback, checks } = await authorize(config);
  const other = { ...checks, expectedNonce: client.randomNonce() };
  await expect(client.authorizationCodeGrant(config, callback, other)).rejects.toMatchObject({
    code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  });
});

import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusedFor } from './client-of-provider.ts';

const { discover, authorize } = await openClient();
const config = await discover();

test('an authorization response names its issuer, so that a client with several providers cannot mix them up (RFC 9207)', async () => {
  const { callback, checks } = await authorize(config);
  expect(callback.searchParams.get('iss')).toBe(config.serverMetadata().issuer);
  const mixed = new URL(callback);
  mixed.searchParams.set('iss', 'https://evil.example/');
  await expect(client.authorizationCodeGrant(config, mixed, checks)).rejects.toMatchObject(refusedFor('iss'));
  mixed.searchParams.delete('iss');
  await expect(client.authorizationCodeGrant(config, mixed, checks)).rejects.toMatchObject(refusedFor('iss'));
  expect(await client.authorizationCodeGrant(config, callback, checks)).toHaveProperty('id_token');
});

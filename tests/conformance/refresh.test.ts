import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf } from './client-of-provider.ts';

const { discover, authorize } = await openClient();

test('each use of a refresh token gives a new one, and using a token twice revokes its whole family (RFC 9700, 4.14.2)', async () => {
  const config = await discover();
  const { callback, checks } = await authorize(config);
  const first = await client.authorizationCodeGrant(config, callback, checks);
  const second = await client.refreshTokenGrant(config, first.refresh_token ?? '');
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.claims()).toMatchObject({ sub: first.claims()?.sub, tfp: 'signin_fr' });
  expect(await refusalOf(client.refreshTokenGrant(config, first.refresh_token ?? ''))).toBe('invalid_grant');
  expect(await refusalOf(client.refreshTokenGrant(config, second.refresh_token ?? ''))).toBe('invalid_grant');
});

test('a refresh token of one policy is refused at another policy', async () => {
  const config = await discover();
  const { callback, checks } = await authorize(config);
  const { refresh_token = '' } = await client.authorizationCodeGrant(config, callback, checks);
  expect(await refusalOf(client.refreshTokenGrant(await discover('signup'), refresh_token))).toBe('invalid_grant');
});

test('a refresh token that is sent several times at once revokes its whole family, whichever request comes first', async () => {
  const config = await discover();
  const { callback, checks } = await authorize(config);
  const { refresh_token = '' } = await client.authorizationCodeGrant(config, callback, checks);
  const answers = await Promise.allSettled(
    Array.from({ length: 3 }, () => client.refreshTokenGrant(config, refresh_token)),
  );
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.refresh_token ?? ''] : []));
  expect(given.length).toBeLessThanOrEqual(1);
  for (const token of [refresh_token, ...given])
    expect(await refusalOf(client.refreshTokenGrant(config, token))).toBe('invalid_grant');
});

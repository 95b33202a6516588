import * as client from 'openid-client';
import { expect, test } from 'vitest';
import { openClient, refusalOf } from './client-of-provider.ts';

const { db, discover, authorize } = await openClient();

test('a code expires after a minute', async () => {
  const config = await discover();
  const { callback, checks } = await authorize(config);
  const codes = db.updateTable('idp.payloads').where('model', '=', 'AuthorizationCode');
  await codes.set({ expires_at: new Date(0) }).execute();
  expect(await refusalOf(client.authorizationCodeGrant(config, callback, checks))).toBe('invalid_grant');
});

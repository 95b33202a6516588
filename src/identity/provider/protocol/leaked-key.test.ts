import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#database/testing/test-database.ts';
import { rotateSigningKeys, signingKeyStore } from './signing-keys.ts';
import { startTestSite } from '#identity/testing/test-site.ts';

const { db } = await testDatabase();
const secret = randomBytes(32);
const site = await startTestSite(db, { secret });
const keySet = z.object({ keys: z.array(z.object({ kid: z.string() })) });

const silent = () => {};

async function published(): Promise<string[]> {
  const { text } = await site.browser().request('/idp/signin_fr/discovery/v2.0/keys');
  return keySet.parse(JSON.parse(text)).keys.map(({ kid }) => kid);
}

test('a running provider switches to the replacement of a leaked key and stops publishing the leaked key', async () => {
  const [leaked = ''] = await published();
  const store = signingKeyStore(db, secret, { error: silent, warn: silent, info: silent });
  await rotateSigningKeys(store, new Date(), true);
  expect(await published()).toEqual([leaked]);
  await site.provider().takeOverKeys();
  expect(await published()).toEqual([expect.not.stringContaining(leaked)]);
});

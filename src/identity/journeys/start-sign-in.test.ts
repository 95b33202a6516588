import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { defaultPolicyNames } from '#identity/provider/protocol/policies.ts';
import { startTestSite } from '#identity/testing/test-site.ts';
import { createRelyingParty } from '#identity/relying-party/create-relying-party.ts';

const { db } = await testDatabase();
const site = await startTestSite(db);
const log = { warn: () => {}, info: () => {} };
const offering = createRelyingParty({
  db,
  log,
  publicUrl: site.url,
  authority: new URL('/idp', site.url),
  policies: defaultPolicyNames,
  services: ['linkedin'],
  secret: randomBytes(32),
  fetch: (input, init) => site.provider().fetch(input, init),
});

const hintFor = async (service?: 'google' | 'linkedin'): Promise<string | null> => {
  const { redirectTo } = await offering.startSignIn({ policy: 'signIn', locale: 'fr', service });
  return new URL(redirectTo).searchParams.get('domain_hint');
};

test('choosing a service at the site leads straight to the service, if it is offered', async () => {
  expect(await hintFor('linkedin')).toBe('linkedin.com');
  expect([await hintFor('google'), await hintFor()]).toEqual([null, null]);
});

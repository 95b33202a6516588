import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { linkIdentity } from '#identity/provider/federation/linked-identities.ts';
import { countSignInMethods, removeSignInMethod } from './sign-in-methods.ts';

const { db } = await testDatabase();
let made = 0;

type Method = { readonly kind: 'passkey' | 'service'; readonly id: string };

/** Creates an account with or without a password, and with some passkeys and services. */
async function account({
  hasPassword = false,
  passkeys = 0,
  services = 0,
}): Promise<{ oid: string; methods: Method[] }> {
  made += 1;
  const row = {
    email: `${made}@exemple.fr`,
    password_hash: hasPassword ? 'x' : null,
    given_name: 'A',
    family_name: 'B',
  };
  const { oid } = await db.insertInto('idp.accounts').values(row).returning('oid').executeTakeFirstOrThrow();
  const ids = Array.from({ length: passkeys }, (_, index) => Buffer.from(`${made}/${index}`));
  for (const id of ids) {
    const passkey = { id, oid, public_key: id, counter: 0, transports: [], name: 'Clé' };
    await db.insertInto('idp.passkeys').values(passkey).execute();
  }
  const subjects = Array.from({ length: services }, (_, index) => `${made}:${index}`);
  for (const subject of subjects) await linkIdentity(db, { service: 'google', subject }, oid);
  const keys = ids.map((id) => ({ kind: 'passkey', id: id.toString('base64url') }) as const);
  return {
    oid,
    methods: [...keys, ...subjects.map((subject) => ({ kind: 'service', id: `google:${subject}` }) as const)],
  };
}

const accounts = fc.record({
  hasPassword: fc.boolean(),
  passkeys: fc.integer({ min: 0, max: 3 }),
  services: fc.integer({ min: 0, max: 2 }),
});
const none = { kind: 'passkey', id: 'none' } as const;

test('in whatever order methods are removed, the last one stays, and each removal is reported', async () => {
  const removals = fc.array(fc.nat({ max: 5 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(accounts, removals, async (has, order) => {
      const { oid, methods } = await account(has);
      const before = await countSignInMethods(db, oid);
      const gone = new Set<number>();
      let told = 0;
      for (const index of order) {
        const isThere = index < methods.length && !gone.has(index);
        const expected = !isThere ? 'unknown' : before - gone.size > 1 ? 'removed' : 'last';
        const removed = async () => void (told += 1);
        expect(await removeSignInMethod(db, oid, { ...(methods[index] ?? none), removed })).toBe(expected);
        if (expected === 'removed') gone.add(index);
      }
      expect([await countSignInMethods(db, oid), told]).toEqual([before - gone.size, gone.size]);
    }),
    { numRuns: 30 },
  );
});

test.each([{ passkeys: 2 }, { services: 2 }, { passkeys: 1, services: 1 }])(
  'if the last two methods are removed simultaneously, one stays: %o',
  async (has) => {
    for (let round = 0; round < 3; round += 1) {
      const { oid, methods } = await account(has);
      const outcomes = await Promise.all(methods.map((method) => removeSignInMethod(db, oid, method)));
      expect(outcomes.toSorted()).toEqual(['last', 'removed']);
      expect(await countSignInMethods(db, oid)).toBe(1);
    }
  },
);

test('a method of another account cannot be removed', async () => {
  const has = { hasPassword: true, passkeys: 1, services: 1 };
  const [mine, theirs] = [await account(has), await account(has)];
  for (const method of theirs.methods) expect(await removeSignInMethod(db, mine.oid, method)).toBe('unknown');
  expect(await countSignInMethods(db, theirs.oid)).toBe(3);
});

test('a service identity opens only the account linked first, even after simultaneous links', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await account({ hasPassword: true }), await account({ hasPassword: true })];
    const identity = { service: 'linkedin', subject: `contested ${round}` } as const;
    const linked = await Promise.all([linkIdentity(db, identity, one.oid), linkIdentity(db, identity, other.oid)]);
    expect(linked.toSorted()).toEqual([false, true]);
    const [owner, loser] = linked[0] ? [one, other] : [other, one];
    expect(await linkIdentity(db, identity, owner.oid)).toBe(true);
    expect([await countSignInMethods(db, owner.oid), await countSignInMethods(db, loser.oid)]).toEqual([2, 1]);
  }
});

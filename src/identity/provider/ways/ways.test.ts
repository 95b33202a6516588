import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { countWays, removeWay } from './ways.ts';

const { db } = await testDatabase();
let made = 0;

/** An account with a password or without, and some passkeys. */
async function account(hasPassword: boolean, passkeys: number): Promise<{ oid: string; ids: string[] }> {
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
  return { oid, ids: ids.map((id) => id.toString('base64url')) };
}

const remove = (oid: string, id: string) => removeWay(db, oid, { kind: 'passkey', id });

test('whatever is removed in whatever order, the last way of signing in stays', async () => {
  const removals = fc.array(fc.nat({ max: 4 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.integer({ min: 0, max: 4 }), removals, async (hasPassword, passkeys, order) => {
      const { oid, ids } = await account(hasPassword, passkeys);
      const before = await countWays(db, oid);
      const gone = new Set<number>();
      for (const index of order) {
        const isThere = index < passkeys && !gone.has(index);
        const expected = !isThere ? 'unknown' : before - gone.size > 1 ? 'removed' : 'last';
        expect(await remove(oid, ids[index] ?? 'none')).toBe(expected);
        if (expected === 'removed') gone.add(index);
      }
      expect(await countWays(db, oid)).toBe(before - gone.size);
    }),
    { numRuns: 30 },
  );
});

test('of two last ways that are removed at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { oid, ids } = await account(false, 2);
    const outcomes = await Promise.all(ids.map((id) => remove(oid, id)));
    expect(outcomes.toSorted()).toEqual(['last', 'removed']);
    expect(await countWays(db, oid)).toBe(1);
  }
});

test('nobody removes a way of somebody else', async () => {
  const [mine, theirs] = [await account(true, 2), await account(true, 2)];
  expect(await remove(mine.oid, theirs.ids[0] ?? '')).toBe('unknown');
  expect(await countWays(db, theirs.oid)).toBe(3);
});

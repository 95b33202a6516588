import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addressThrough, openDoor } from '../testing/door.ts';
import { testDatabase } from '../testing/test-database.ts';
import { Replica, type ReplicaFacts } from './replica.ts';

// Real standbys are in tests/engines/replica.test.ts.
const { db, url } = await testDatabase();
await sql`create table written (value int)`.execute(db);

function following(replicaUrl: string) {
  const told: { readonly state: ReplicaFacts['state']; readonly reason: unknown }[] = [];
  const replica = new Replica({
    url: replicaUrl,
    primaryUrl: url,
    primary: db,
    bound: 100,
    changed: (state, reason) => told.push({ state, reason }),
  });
  onTestFinished(() => replica.end());
  return { replica, told };
}

const read = async (replica: Replica) => (await sql`select 7 as seven`.execute(replica.db)).rows;

test('without a standby at the address the primary answers, and the reason is told', async () => {
  const { replica, told } = following(url);
  expect(await read(replica)).toEqual([{ seven: 7 }]);
  await vi.waitFor(() => expect(told).toMatchObject([{ state: 'away', reason: { name: 'NoStandby' } }]));
  expect(replica.facts).toMatchObject({ state: 'away', counts: { replica: 0, primary: 1 } });
});

test('if no host of the address answers, the primary does', async () => {
  const { replica, told } = following(addressThrough(url, await openDoor(url, 'away'), await openDoor(url, 'away')));
  await vi.waitFor(() => expect(told).toMatchObject([{ state: 'away' }]));
  expect(await read(replica)).toEqual([{ seven: 7 }]);
  expect(replica.facts.lag).toBeGreaterThan(0);
});

test('transactions are the primary’s, and end as everywhere', async () => {
  const { replica } = following(url);
  const insert = (value: number, fails: boolean) =>
    replica.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (one) => {
        await sql`insert into written values (${value})`.execute(one);
        if (fails) throw new Error('changed my mind');
        return (await sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(one))
          .rows;
      });
  expect(await insert(1, false)).toEqual([{ level: 'repeatable read' }]);
  await expect(insert(2, true)).rejects.toThrow('changed my mind');
  expect((await sql`select value from written`.execute(db)).rows).toEqual([{ value: 1 }]);
});

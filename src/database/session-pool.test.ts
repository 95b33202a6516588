import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connection.ts';
import { createListen } from './listen.ts';
import { SessionPool } from './session-pool.ts';
import type { Tables } from './tables.ts';
import { addressThrough, openDoor } from './testing/door.ts';
import { testDatabase } from './testing/test-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const { db, url } = await testDatabase();
await sql`create table written (value int)`.execute(db);

function connected(address: string, options: Parameters<typeof connect>[1] = {}): Kysely<Tables> {
  const pool = connect(address, { max: 3, ...options });
  onTestFinished(() => pool.destroy());
  return pool;
}

const write = async (pool: Kysely<Tables>) => (await sql`insert into written values (1)`.execute(pool)).numAffectedRows;
const read = (pool: Kysely<Tables>) => sql`select count(*) from written`.execute(pool);
const failure = (asked: Promise<unknown>) => asked.then(() => null, isDatabaseUnavailable);

test('sessions are made at the host that takes writes, wherever it stands in the list', async () => {
  const [away, standby, primary] = [
    await openDoor(url, 'away'),
    await openDoor(url, 'only reads'),
    await openDoor(url, 'takes writes'),
  ];
  for (const doors of [
    [away, standby, primary],
    [primary, standby, away],
  ])
    expect(await write(connected(addressThrough(url, ...doors)))).toBe(1n);
});

test('after the promotion of a standby, one lost query is enough for all sessions to be made there', async () => {
  const [one, other] = [await openDoor(url, 'takes writes'), await openDoor(url, 'only reads')];
  const pool = connected(addressThrough(url, one, other));
  await Promise.all([write(pool), write(pool), write(pool)]);
  one.become('away');
  other.become('takes writes');
  await failure(write(pool));
  expect(await Promise.all([write(pool), write(pool), write(pool)])).toEqual([1n, 1n, 1n]);
});

test('while no host takes writes, a standby answers reads, and a write counts as a short outage', async () => {
  const [one, other] = [await openDoor(url, 'takes writes'), await openDoor(url, 'only reads')];
  const pool = connected(addressThrough(url, one, other));
  await write(pool);
  one.become('away');
  await failure(read(pool));
  await read(pool);
  expect(await failure(write(pool))).toBe(true);
  one.become('takes writes');
  await vi.waitFor(() => write(pool), { timeout: 4000, interval: 50 });
});

test('a session whose host takes no writes any more is not used again', async () => {
  const [one, other] = [await openDoor(url, 'takes writes'), await openDoor(url, 'only reads')];
  const pool = connected(addressThrough(url, one, other), { max: 1 });
  await write(pool);
  one.become('only reads');
  other.become('takes writes');
  await sql`set default_transaction_read_only = on`.execute(pool);
  expect(await failure(write(pool))).toBe(true);
  expect(await write(pool)).toBe(1n);
});

test('a bulk load waits for a host that takes writes', async () => {
  const [one, other] = [await openDoor(url, 'away'), await openDoor(url, 'only reads')];
  const writing = write(connected(addressThrough(url, one, other), { patient: true }));
  await read(connected(addressThrough(url, one, other))); // The hosts have been asked by now.
  one.become('takes writes');
  expect(await writing).toBe(1n);
});

test('if no host answers, the error is the first host’s, and counts as a short outage', async () => {
  const doors = [await openDoor(url, 'away'), await openDoor(url, 'away')];
  expect(await failure(read(connected(addressThrough(url, ...doors))))).toBe(true);
});

test('a query of the pool itself follows the host too', async () => {
  const [one, other] = [await openDoor(url, 'takes writes'), await openDoor(url, 'only reads')];
  const pool = new SessionPool(addressThrough(url, one, other), { max: 2 });
  onTestFinished(() => pool.end());
  pool.on('error', () => {});
  const insert = () => pool.query('insert into written values ($1)', [2]);
  await insert();
  one.become('away');
  other.become('takes writes');
  await failure(insert());
  expect((await insert()).rowCount).toBe(1);
});

test('the listening session moves to the host that takes writes', async () => {
  const [one, other] = [await openDoor(url, 'takes writes'), await openDoor(url, 'only reads')];
  const heard: (string | null)[] = [];
  const listening = createListen(addressThrough(url, one, other))('offers', (said) => heard.push(said));
  onTestFinished(() => listening.stop());
  await vi.waitFor(() => expect(heard).toEqual([null]));
  one.become('away');
  other.become('takes writes');
  await vi.waitFor(() => expect(heard).toEqual([null, null]), 8000);
  await sql`select pg_notify('offers', 'new')`.execute(db);
  await vi.waitFor(() => expect(heard).toEqual([null, null, 'new']));
});

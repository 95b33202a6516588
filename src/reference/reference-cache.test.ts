import { beforeAll, expect, test } from 'vitest';
import { minute } from '#durations.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { createReferenceCache } from './reference-cache.ts';

const { db } = await testDatabase();
beforeAll(() => loadReference(db));

test('the tables are read at most once a minute', async () => {
  let now = 0;
  const read = createReferenceCache(db, { clock: () => now });
  const [first, together] = await Promise.all([read(), read()]);
  now = 59_999;
  expect(together).toBe(first);
  expect(await read()).toBe(first);
  now = minute;
  expect(await read()).not.toBe(first);
});

test('a failed read is not cached', async () => {
  const { db: empty } = await testDatabase();
  await empty.schema.alterTable('zones').renameTo('lost_zones').execute();
  const read = createReferenceCache(empty, { clock: () => 0 });
  await expect(read()).rejects.toThrow('zones');
  await empty.schema.alterTable('lost_zones').renameTo('zones').execute();
  expect((await read()).zones.size).toBe(0);
});

test('a read is cached for a minute from its start', async () => {
  let now = 0;
  const read = createReferenceCache(db, { clock: () => now, ttl: 1000 });
  await read();
  now = 1500;
  const second = await read();
  now = 2499;
  expect(await read()).toBe(second);
});

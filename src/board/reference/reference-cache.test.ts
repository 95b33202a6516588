import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadReference } from './load-reference.ts';
import { createReferenceCache } from './reference-cache.ts';

const { db } = await testDatabase();
beforeAll(() => loadReference(db));

test('the tables are read once a minute, whoever asks', async () => {
  let now = 0;
  const read = createReferenceCache(db, { clock: () => now });
  const [first, together] = await Promise.all([read(), read()]);
  now = 59_999;
  expect(together).toBe(first);
  expect(await read()).toBe(first);
  now = 60_000;
  expect(await read()).not.toBe(first);
});

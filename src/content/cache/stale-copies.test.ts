import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { readFound } from '../port/read-found.ts';
import { staleCopies, maxCopyAge } from './stale-copies.ts';

const { db } = await testDatabase();
const found = readFound({ page: 1, results_per_page: 1, total_results_size: 0, total_pages: 0, results: [] });

it('the latest answer of a query is returned for a day, then deleted', async () => {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const copies = staleCopies({ db, now: () => new Date(time), failed: (error) => expect.fail(String(error)) });
  copies.put('one', found);
  await copies.idle();
  copies.put('one', { ...found, total_pages: 2 });
  await copies.idle();
  expect((await copies.get('one'))?.total_pages).toBe(2);
  expect(await copies.get('another')).toBeNull();
  time += maxCopyAge;
  expect(await copies.get('one')).toBeNull();
  await copies.sweep();
  expect(await db.selectFrom('content_copies').selectAll().execute()).toEqual([]);
});

it('a failure of the database is logged and not thrown', async () => {
  await sql`drop table content_copies`.execute(db);
  const failures: unknown[] = [];
  const copies = staleCopies({ db, now: () => new Date(), failed: (error) => void failures.push(error) });
  copies.put('one', found);
  await copies.idle();
  expect(await copies.get('one')).toBeNull();
  expect(failures).toHaveLength(2);
});

import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { hour } from '#durations.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { importNews } from './import-jobs.ts';
import { beginRun, endRun, lastRuns } from './import-runs.ts';

const { db } = await testDatabase();
const jobs = await testJobs(db, [importNews]);
let passed = 0;
const board = { db, jobs, now: () => new Date(noon.getTime() + passed) };

beforeEach(async () => {
  await db.deleteFrom('import_runs').execute();
  await sql`delete from pgboss.job`.execute(db);
  passed = 0;
});

async function run(failed: boolean | null): Promise<string | null> {
  passed += hour;
  const id = await beginRun(board, hour);
  return endRun(board, id ?? 0, { failed, summary: 'as it went' });
}

test('only one of many processes runs a due import, and no process runs it again before it is due', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => beginRun(board, hour)));
  expect(all.filter((id) => id !== null)).toHaveLength(1);
  passed = hour - 1;
  expect(await beginRun(board, hour)).toBeNull();
  passed = hour;
  expect(await beginRun(board, hour)).not.toBeNull();
});

test('the next import runs even after a killed import', async () => {
  await beginRun(board, hour);
  expect(await run(false)).toBeNull();
  expect(await lastRuns(board, 10)).toMatchObject([{ failed: false }, { failed: null, endedAt: null }]);
});

test('the operator is informed once of repeated failures, and once when imports work again', async () => {
  const told = [];
  for (const failed of [true, false, true, true, true, false, false, true]) told.push(await run(failed));
  expect(told).toEqual([null, null, null, 'failing', null, 'recovered', null, null]);
  const { rows } = await sql`select data ->> 'outcome' as outcome from pgboss.job order by created_on`.execute(db);
  expect(rows).toEqual([{ outcome: 'failing' }, { outcome: 'recovered' }]);
});

test('a stopped import is neither a failure nor a success', async () => {
  const told = [];
  for (const failed of [true, null, true, null, false]) told.push(await run(failed));
  expect(told).toEqual([null, null, 'failing', null, 'recovered']);
});

test('the last hundred reports are stored', async () => {
  for (let count = 0; count < 103; count++) await run(false);
  expect(await lastRuns(board, 1000)).toHaveLength(100);
});

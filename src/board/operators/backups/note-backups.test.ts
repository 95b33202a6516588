import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { testJobs } from '#jobs/testing/test-jobs.ts';
import { backupNews } from './backup-jobs.ts';
import { type BackupPart, noteBackups } from './note-backups.ts';

const { db } = await testDatabase();
const jobs = await testJobs(db, [backupNews]);
const note = (part: BackupPart, failure: string | null) => noteBackups({ db, jobs }, part, failure);

beforeEach(async () => {
  await db.updateTable('installation').set({ failing_backups: [] }).execute();
  await sql`delete from pgboss.job`.execute(db);
});

const sent = async () => {
  const { rows } = await sql<{ data: { outcome: string; reason: string } }>`
    select data from pgboss.job order by created_on`.execute(db);
  return rows.map(({ data: { outcome, reason } }) => ({ outcome, reason }));
};

test('the operator is informed once of a period in which backups fail, and once when they work again', async () => {
  const told = [];
  for (const failure of [null, 'disk full', 'disk full', null, null, 'not mounted'])
    told.push(await note('backup', failure));
  expect(told).toEqual([null, 'failing', null, 'recovered', null, 'failing']);
  expect(await sent()).toEqual([
    { outcome: 'failing', reason: 'disk full' },
    { outcome: 'recovered', reason: '' },
    { outcome: 'failing', reason: 'not mounted' },
  ]);
});

test('backup and archive that fail together are one message, and only when both work do backups work again', async () => {
  expect(await note('archive', 'not mounted')).toBe('failing');
  expect(await note('backup', 'not mounted')).toBeNull();
  expect(await note('archive', null)).toBeNull();
  expect(await note('backup', null)).toBe('recovered');
});

test('processes that note the same failure at once send one message', async () => {
  const told = await Promise.all([1, 2, 3, 4, 5].map(() => note('backup', 'disk full')));
  expect(told.filter((outcome) => outcome !== null)).toEqual(['failing']);
  expect(await sent()).toHaveLength(1);
});

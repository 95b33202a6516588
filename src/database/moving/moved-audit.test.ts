import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '../tables.ts';
import { testDatabase } from '../testing/test-database.ts';
import { copiedTables } from './copied-tables.ts';
import { compareRows, copySequences } from './take-over.ts';

const [{ db: source }, { db: target }] = [await testDatabase(), await testDatabase()];
const act = (db: Kysely<Tables>) =>
  sql`
    insert into staff.audit (at, actor, act, subject_kind, subject_id, changes)
    values ('2026-03-01T10:00:00Z', 'job:test', 'audit.export', 'audit', 'export', '{"text": ["é", null]}')`.execute(
    db,
  );

test('every table of the staff that lasts moves to another server', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'staff'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`.execute(source);
  const moved = (await copiedTables(source)).filter(({ schema }) => schema === 'staff');
  expect(moved.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  expect(moved.map(({ name }) => name)).toContain('audit');
});

test('a move notices an act that the new server lacks, and the new server goes on with the next number', async () => {
  await act(source);
  await act(source);
  await act(target);
  await expect(compareRows({ source, target })).rejects.toThrow('staff.audit differs: 2 rows here, 1');
  await act(target);
  expect(await compareRows({ source, target })).toBeGreaterThan(1);
  await act(source);
  await copySequences({ source, target });
  await act(target);
  const { rows } = await sql<{ id: number }>`select id from staff.audit order by id`.execute(target);
  expect(rows).toEqual([{ id: 1 }, { id: 2 }, { id: 4 }]);
});

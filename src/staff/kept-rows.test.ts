import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#database/testing/test-database.ts';
import { day, hour, minute, second } from '#durations.ts';
import { refusedTime } from './audit/refused-entries.ts';
import { idleTime, keptFormTime, linkTime, longestTime } from './sessions/session-limits.ts';
import { keptWorkTime } from './writing/kept-work.ts';
import { presentTime } from './writing/presence.ts';

const { db } = await testDatabase();
const operating = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
const lines = operating.split('\n').filter((line) => line.startsWith('| `staff.'));
const keptFor = (table: string) => lines.find((line) => line.includes(`\`staff.${table}\``)) ?? '';

test('the operating document says of every table of the staff how long its rows are kept', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'staff' order by 1`.execute(db);
  const named = lines.flatMap((line) => Array.from(line.matchAll(/`staff\.(\w+)`/g), ([, name = '']) => name));
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name));
  expect(keptFor('sessions')).toContain(`${longestTime / hour} hours at most, ${idleTime / hour} hour without`);
  expect(keptFor('entry_links')).toContain(`${linkTime / minute} minutes`);
  expect(keptFor('kept_forms')).toContain(`${keptFormTime / minute} minutes`);
  expect(keptFor('kept_work')).toContain(`${keptWorkTime / day} days`);
  expect(keptFor('refused_entries')).toContain(`${refusedTime / day} days`);
  expect(keptFor('presence')).toContain(`${presentTime / second} seconds`);
});

test('no table of the staff refers to a row of a candidate, so that an erasure has nothing to do there', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct c.confrelid::regclass::text as table from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype = 'f' and t.relnamespace = 'staff'::regnamespace`.execute(db);
  expect(rows).toEqual([{ table: 'staff.members' }]);
});

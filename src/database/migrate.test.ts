import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate, MigrationFailed } from './migrate.ts';
import { bareDatabase, testDatabase } from './testing/test-database.ts';
import type { Tables } from './tables.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function migrations(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(
    db,
  );
  return rows.map((row) => row.name);
}

test('every migration has a unique number and is plain SQL', async () => {
  const names = await readdir(join(import.meta.dirname, 'migrations'));
  expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

test('an empty database gets the newest schema, and an up-to-date database stays as it is', async () => {
  const { db } = await bareDatabase();
  const names = (await readdir(join(import.meta.dirname, 'migrations')))
    .map((name) => name.replace('.sql', ''))
    .toSorted();
  const reported: string[] = [];
  expect(await migrate(db, (name) => reported.push(name))).toEqual(names);
  expect(reported).toEqual(names);
  expect(await migrate(db)).toEqual([]);
});

test('the migrations run once, even if several processes start together', async () => {
  const { db } = await bareDatabase();
  const folder = await migrations({
    '0001-a.sql': 'create table a (id integer); select pg_sleep(0.05);',
    '0002-b.sql': 'create table b (id integer)',
  });
  const applied = await Promise.all([
    migrate(db, undefined, folder),
    migrate(db, undefined, folder),
    migrate(db, undefined, folder),
  ]);
  expect(applied.flat().toSorted()).toEqual(['0001-a', '0002-b']);
});

test('a failed migration is rolled back, earlier migrations stay, and the corrected migration is applied later', async () => {
  const { db } = await bareDatabase();
  const good = { '0001-a.sql': 'create table a (id integer)' };
  const broken = await migrations({
    ...good,
    '0002-b.sql': 'create table b (id integer); insert into nowhere values (1)',
  });
  await expect(migrate(db, undefined, broken)).rejects.toThrow(/0002-b failed: relation "nowhere" does not exist/);
  expect(await tableNames(db)).toEqual(['a']);
  const mended = await migrations({ ...good, '0002-b.sql': 'create table b (id integer)' });
  expect(await migrate(db, undefined, mended)).toEqual(['0002-b']);
});

test('a database newer than the program is refused', async () => {
  const { db } = await bareDatabase();
  await migrate(db, undefined, await migrations({ '0001-a.sql': 'select 1', '0002-b.sql': 'select 1' }));
  await expect(migrate(db, undefined, await migrations({ '0001-a.sql': 'select 1' }))).rejects.toBeInstanceOf(
    MigrationFailed,
  );
});

test('each test has a separate database, which is already migrated', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  expect(await tableNames(one.db)).toContain('offers');
  await one.db.insertInto('zones').values({ id: 1, name_fr: 'Europe', name_en: 'Europe' }).execute();
  expect(await other.db.selectFrom('zones').selectAll().execute()).toEqual([]);
});

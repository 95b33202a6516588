import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { migrationFiles, migrationsFolder } from './migration-files.ts';
import { migrate } from './migrate.ts';
import { migrationsIn } from './testing/migrations-in.ts';
import { bareDatabase, testDatabase } from './testing/test-database.ts';
import type { Tables } from './tables.ts';

async function waitingChanges(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql`
    select from pg_locks where not granted and mode = 'AccessExclusiveLock' and database =
      (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length;
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

test('every migration since 0088 says in its first line with which older programs its schema runs', async () => {
  const files = await migrationFiles(migrationsFolder);
  const silent = files.filter(
    ({ name, text, since }) => name >= '0088' && (since === null || !text.startsWith('-- Runs')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  const wrong = files.filter(({ name, since }) => since !== null && (since > name.slice(0, 4) || since < '0087'));
  expect(wrong.map(({ name }) => name)).toEqual([]);
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
  const folder = await migrationsIn({
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

const good = { '0001-a.sql': 'create table a (id integer)' };
const last = { '0003-c.sql': 'create table c (id integer)' };
const broken = { ...good, '0002-b.sql': 'create table b (id integer); insert into nowhere values (1)', ...last };
const mended = { ...good, '0002-b.sql': 'create table b (id integer)', ...last };
const whatFails = /0002-b failed: relation "nowhere" does not exist/;

test('a failed migration is rolled back, earlier migrations stay, and the corrected migration is applied later', async () => {
  const { db } = await bareDatabase();
  await migrate(db, undefined, await migrationsIn(good));
  await expect(migrate(db, undefined, await migrationsIn(broken))).rejects.toThrow(whatFails);
  expect(await tableNames(db)).toEqual(['a']);
  expect(await migrate(db, undefined, await migrationsIn(mended))).toEqual(['0002-b', '0003-c']);
});

test('an empty database stays empty if a migration fails, and gets every migration later', async () => {
  const { db } = await bareDatabase();
  await expect(migrate(db, undefined, await migrationsIn(broken))).rejects.toThrow(whatFails);
  expect(await tableNames(db)).toEqual([]);
  expect(await migrate(db, undefined, await migrationsIn(mended))).toEqual(['0001-a', '0002-b', '0003-c']);
});

test('a migration lets others pass while it waits for a table, and succeeds once the table is free', async () => {
  const { db } = await bareDatabase();
  const first = { '0001-a.sql': 'create table a (id integer)' };
  await migrate(db, undefined, await migrationsIn(first));
  const [held, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  const reader = db.transaction().execute(async (transaction) => {
    await sql`select * from a`.execute(transaction);
    held.resolve(undefined);
    await released.promise;
  });
  await held.promise;
  const changing = migrate(
    db,
    undefined,
    await migrationsIn({ ...first, '0002-b.sql': 'alter table a add column name text' }),
  );
  // Expects a visitor to read the table before the migration has it, because the migration gives up its
  // place.
  await expect.poll(() => waitingChanges(db)).toBe(1);
  await sql`select * from a`.execute(db);
  released.resolve(undefined);
  expect(await changing).toEqual(['0002-b']);
  await reader;
});

test('each test has a separate database, which is already migrated', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  expect(await tableNames(one.db)).toContain('offers');
  await one.db.insertInto('zones').values({ id: 1, name_fr: 'Europe', name_en: 'Europe' }).execute();
  expect(await other.db.selectFrom('zones').selectAll().execute()).toEqual([]);
});

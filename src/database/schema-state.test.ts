import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts';
import { checkSuitable, readSchemaState, SchemaTooNew } from './schema-state.ts';
import { bareDatabase } from './testing/test-database.ts';
import { migrationsIn } from './testing/migrations-in.ts';

const compatibility = await readFile(join(migrationsFolder, '0088-compatible-migrations.sql'), 'utf8');
const old = { '0087-a.sql': 'create table a (id integer)', '0088-b.sql': compatibility };
const expand = { '0089-c.sql': '-- Runs with programs since 0088.\nalter table a add column name text' };
const contract = { '0090-d.sql': '-- Runs with programs since 0089.\nalter table a drop column id' };

/** Returns a database that a program with these migrations has started on. */
async function databaseOf(files: Readonly<Record<string, string>>) {
  const { db } = await bareDatabase();
  await migrate(db, undefined, await migrationsIn(files));
  return db;
}

test('a program starts on a newer database whose migrations say that they run with it', async () => {
  const db = await databaseOf({ ...old, ...expand });
  expect(await migrate(db, undefined, await migrationsIn(old))).toEqual([]);
});

test('a program refuses a newer database that needs a later program, and names the migration', async () => {
  const db = await databaseOf({ ...old, ...expand, ...contract });
  const start = migrate(db, undefined, await migrationsIn(old));
  await expect(start).rejects.toBeInstanceOf(SchemaTooNew);
  await expect(start).rejects.toThrow(
    /0090-d needs a program of migration 0089 or later, and this program ends at 0088/,
  );
  expect(await migrate(db, undefined, await migrationsIn({ ...old, ...expand }))).toEqual([]);
});

test('a program refuses a database with an unknown migration that says nothing', async () => {
  const db = await databaseOf({ ...old, '0089-c.sql': 'select 1' });
  await expect(migrate(db, undefined, await migrationsIn(old))).rejects.toThrow(/0089-c needs a program that knows/);
  const before = await databaseOf({ '0001-a.sql': 'select 1', '0002-b.sql': 'select 1' });
  await expect(migrate(before, undefined, await migrationsIn({ '0001-a.sql': 'select 1' }))).rejects.toThrow(/0002-b/);
});

test('a program refuses a database of another line of versions, and changes nothing', async () => {
  const db = await databaseOf({ ...old, ...expand });
  const other = { ...old, '0090-e.sql': '-- Runs with programs since 0088.\ncreate table e (id integer)' };
  await expect(migrate(db, undefined, await migrationsIn(other))).rejects.toThrow(
    /lacks 0090-e: it belongs to another/,
  );
  expect(await migrate(db, undefined, await migrationsIn({ ...old, ...expand, ...contract }))).toEqual(['0090-d']);
});

test('reading the state of a database changes nothing, and names what is missing', async () => {
  const { db } = await bareDatabase();
  const files = await migrationFiles(migrationsFolder);
  for (let time = 0; time < 2; time += 1) {
    const { pending, unknown } = await readSchemaState(db, files);
    expect([pending.length, unknown]).toEqual([files.length, []]);
  }
});

const file = (number: number, since: number): MigrationFile => {
  const [name, oldest] = [number, since].map((value) => String(value).padStart(4, '0'));
  return { name: `${name}-x`, text: '', since: oldest ?? null };
};

/** A line of versions: each migration, and the oldest program that runs on its schema. */
const lines = fc
  .integer({ min: 2, max: 30 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, at) => fc.integer({ min: 0, max: at }))))
  .map((oldest) => oldest.map((since, at) => file(at, since)));

function isRefused(unknown: readonly MigrationFile[], known: readonly MigrationFile[]): boolean {
  try {
    checkSuitable({ pending: [], unknown }, known);
    return false;
  } catch (error) {
    if (error instanceof SchemaTooNew) return true;
    throw error;
  }
}

test('whatever the line of versions, a program is refused exactly if a later migration excludes it', () => {
  fc.assert(
    fc.property(lines, fc.nat(), (line, pick) => {
      const known = line.slice(0, 1 + (pick % line.length));
      const unknown = line.slice(known.length);
      const isExcluded = unknown.some(({ since }) => Number(since) > known.length - 1);
      expect(isRefused(unknown, known)).toBe(isExcluded);
    }),
  );
});

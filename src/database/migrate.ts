import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { type MigrationFile, migrationFiles, migrationsFolder } from './migration-files.ts';
import { second } from '#durations.ts';
import { checkSuitable, readSchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

/** A migration failed and was rolled back. The migrations before it stay, unless the database was empty. */
export class MigrationFailed extends Error {
  readonly code = 'database.migrationFailed';
}

/**
 * Brings the database to the newest schema of this program: applies the files of `migrations/` that are not
 * applied yet, in the order of their names, each in its own transaction. An empty database gets all of them
 * in one transaction, because nobody waits for its tables; this saves 1.1 s of a first start. Never goes back
 * to an older schema. Safe to call from several processes at once (advisory lock). A database that is already
 * up to date is only read, so that a role without the right CREATE may start the program.
 * @returns the names applied now
 * @throws MigrationFailed
 * @throws SchemaTooNew if the database has a migration with which this program cannot run
 */
export async function migrate(
  db: Kysely<Tables>,
  report: (name: string) => void = () => undefined,
  folder = migrationsFolder,
): Promise<string[]> {
  const files = await migrationFiles(folder);
  const state = await readSchemaState(db, files);
  checkSuitable(state, files);
  if (state.pending.length === 0) return [];
  const getMigrations = async () => Object.fromEntries(files.map((file) => [file.name, migrationOf(file)]));
  const migrator = new Migrator({ db, provider: { getMigrations } });
  const isEmpty = state.pending.length === files.length;
  const applied: string[] = [];
  for (let tries = 1; ;) {
    const { error, results = [] } = await (isEmpty ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error && isLockTimeout(error) && tries < mostTries) {
      tries += 1;
      await wait(second);
    } else if (error) {
      const failed = results.find(({ status }) => status === 'Error')?.migrationName;
      const what = failed === undefined ? 'The list of migrations' : `Migration ${failed}`;
      throw new MigrationFailed(`${what} failed: ${reasonOf(error)}`, { cause: error });
    } else if (results.length === 0) {
      return applied;
    } else {
      for (const { migrationName } of results) report(migrationName);
      applied.push(...results.map(({ migrationName }) => migrationName));
    }
  }
}

/**
 * A change of a table waits for the transactions that use the table, and everybody who comes later waits
 * behind the change. A running site must not wait for long, so the change gives up after two seconds, lets
 * the others pass, and tries again.
 */
const lockTimeout = '2s';
const mostTries = 30;

// SQLSTATE lock_not_available.
const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

function migrationOf({ name, text, since }: MigrationFile): Migration {
  return {
    up: async (db) => {
      await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', ${lockTimeout}, true)`.execute(
        db,
      );
      // Passes no parameters, because pg then uses the simple query protocol, which accepts several
      // statements.
      await sql.raw(text).execute(db);
      if (since !== null)
        await sql`insert into migration_compatibility (migration, since) values (${name}, ${since})`.execute(db);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { sourceFolder } from '#source-folder.ts';
import type { Tables } from './tables.ts';

const defaultFolder = join(sourceFolder, 'database/migrations');

/** A migration failed and was rolled back; the migrations before it stay applied. */
export class MigrationFailed extends Error {
  readonly code = 'database.migrationFailed';
}

/**
 * Brings the database to the newest schema: applies the files of `migrations/` that are not applied yet, in
 * the order of their names, each in its own transaction. Never goes back to an older schema. Safe to call
 * from several processes at once (advisory lock).
 * @returns the names applied now
 * @throws MigrationFailed, also if the database has a migration that this program does not know
 */
export async function migrate(
  db: Kysely<Tables>,
  report: (name: string) => void = () => undefined,
  folder = defaultFolder,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles(folder) });
  const applied: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    const name = results.at(0)?.migrationName;
    if (error) {
      const what = name === undefined ? 'The list of migrations' : `Migration ${name}`;
      throw new MigrationFailed(`${what} failed: ${reasonOf(error)}`, { cause: error });
    }
    if (name === undefined) return applied;
    applied.push(name);
    report(name);
  }
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    getMigrations: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
      return Object.fromEntries(names.map((name) => [name.replace(/\.sql$/, ''), sqlFile(join(folder, name))]));
    },
  };
}

function sqlFile(path: string): Migration {
  return {
    up: async (db) => {
      await sql`set local statement_timeout = 0`.execute(db);
      // Passes no parameters, because pg then uses the simple query protocol, which accepts several
      // statements.
      await sql.raw(await readFile(path, 'utf8')).execute(db);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { sql, type Kysely } from 'kysely';
import { type MigrationFile, numberOf } from './migration-files.ts';
import type { Tables } from './tables.ts';

export type SchemaState = {
  /** Migrations of this program that the database lacks, in order. */
  readonly pending: readonly MigrationFile[];
  /** Migrations of the database that this program does not know, in order. */
  readonly unknown: readonly AppliedMigration[];
};

/** `since` is null if the migration says nothing of older programs. */
type AppliedMigration = { readonly name: string; readonly since: string | null };

/** The database has a migration with which this program cannot run. */
export class SchemaTooNew extends Error {
  readonly code = 'database.schemaTooNew';
}

/** Compares the migrations of the program with those of the database. Changes nothing. */
export async function readSchemaState(db: Kysely<Tables>, files: readonly MigrationFile[]): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  const [inDatabase, inProgram] = [new Set(applied.map(({ name }) => name)), new Set(files.map(({ name }) => name))];
  return {
    pending: files.filter(({ name }) => !inDatabase.has(name)),
    unknown: applied.filter(({ name }) => !inProgram.has(name)),
  };
}

/**
 * Accepts a database that is newer than the program if each unknown migration names this program, or an older
 * one, as suitable. An unknown migration beside a pending one is refused: the order of the two is not known.
 * @throws SchemaTooNew
 */
export function checkSuitable({ pending, unknown }: SchemaState, files: readonly MigrationFile[]): void {
  const newest = numberOf(files.at(-1)?.name ?? '');
  const foreign = unknown.find(({ since }) => since === null || since > newest);
  if (foreign !== undefined)
    throw new SchemaTooNew(
      `The database is newer than this program: the migration ${foreign.name} needs a program ` +
        `${foreign.since === null ? 'that knows the migration' : `of migration ${foreign.since} or later`}, ` +
        `and this program ends at ${newest}. Start the newer program, or restore the backup from before the migration.`,
    );
  const [missing] = pending;
  const [other] = unknown;
  if (missing !== undefined && other !== undefined)
    throw new SchemaTooNew(
      `The database has the migration ${other.name}, which this program does not know, and lacks ${missing.name}: ` +
        'it belongs to another line of versions. Start the program that made it.',
    );
}

async function appliedMigrations(db: Kysely<Tables>): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ list: string | null; compatibility: string | null }>`
    select to_regclass('kysely_migration') as list, to_regclass('migration_compatibility') as compatibility`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined || found.list === null) return [];
  const since =
    found.compatibility === null
      ? sql`null`
      : sql`(select since from migration_compatibility c where c.migration = k.name)`;
  const applied = await sql<AppliedMigration>`
    select k.name, ${since} as since from kysely_migration k order by k.name`.execute(db);
  return applied.rows;
}

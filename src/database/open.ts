import type { Kysely } from 'kysely';
import { connect, patiently } from './connection.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrate } from './migrate.ts';
import { migrationFiles, migrationsFolder } from './migration-files.ts';
import { checkSuitable, readSchemaState } from './schema-state.ts';
import type { Tables } from './tables.ts';

/** The database lacks migrations, and this process may not apply them. */
class SchemaTooOld extends Error {
  readonly code = 'database.schemaTooOld';
}

/** A migrated database, and a function to close it. */
export type OpenDatabase = {
  readonly db: Kysely<Tables>;
  readonly url: string;
  /** Address without a pooler in between, for sessions that last. */
  readonly directUrl: string;
  /** Ends the sessions and leaves the embedded server. The server stops when the last process leaves it. */
  readonly close: () => Promise<void>;
};

type Options = {
  /** Address of the operator's server; if absent, the embedded server runs on `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Address without a pooler in between, if `databaseUrl` leads through one. */
  readonly databaseListenUrl?: string | undefined;
  readonly dataDir: string;
  readonly report?: (step: string) => void;
  /** True for bulk loads, see connection.ts. */
  readonly patient?: boolean;
  /** False for a process that leaves migrations to another; it refuses a database that lacks some. */
  readonly mayMigrate?: boolean;
};

/**
 * Opens the board's database at its newest schema.
 * @throws EmbeddedServerFailed, MigrationFailed, SchemaTooNew, SchemaTooOld, or the driver's error if the
 * operator's server cannot be reached
 */
export async function openDatabase({
  databaseUrl,
  databaseListenUrl,
  dataDir,
  report = () => undefined,
  patient = false,
  mayMigrate = true,
}: Options): Promise<OpenDatabase> {
  const server = databaseUrl === undefined ? await startEmbeddedServer({ dataDir, report }) : undefined;
  const url = server?.url ?? databaseUrl ?? '';
  const directUrl = databaseListenUrl ?? url;
  const db = connect(patient ? directUrl : url, { patient });
  const close = async () => {
    await db.destroy();
    await server?.stop();
  };
  try {
    if (mayMigrate) await patiently(directUrl, (loading) => migrate(loading, report));
    else await refuseOld(db);
    return { db, url, directUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws SchemaTooOld, SchemaTooNew */
async function refuseOld(db: Kysely<Tables>): Promise<void> {
  const files = await migrationFiles(migrationsFolder);
  const state = await readSchemaState(db, files);
  checkSuitable(state, files);
  const [missing] = state.pending;
  if (missing === undefined) return;
  throw new SchemaTooOld(
    `The database lacks the migration ${missing.name}: start a process with ROLE=migrate first, which prepares the database and ends.`,
  );
}

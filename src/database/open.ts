import type { Kysely } from 'kysely';
import { connect, patiently } from './connection.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

/** A migrated database, and a function to close it. */
export type OpenDatabase = {
  readonly db: Kysely<Tables>;
  readonly url: string;
  /** Ends the sessions and leaves the embedded server. The server stops when the last process leaves it. */
  readonly close: () => Promise<void>;
};

type Options = {
  /** Address of the operator's server; if absent, the embedded server runs on `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly report?: (step: string) => void;
  /** True for bulk loads, see connection.ts. */
  readonly patient?: boolean;
};

/**
 * Opens the board's database at its newest schema.
 * @throws EmbeddedServerFailed, MigrationFailed, or the driver's error if the operator's server cannot be
 * reached
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  report = () => undefined,
  patient = false,
}: Options): Promise<OpenDatabase> {
  const server = databaseUrl === undefined ? await startEmbeddedServer({ dataDir, report }) : undefined;
  const url = server?.url ?? databaseUrl ?? '';
  const db = connect(url, { patient });
  const close = async () => {
    await db.destroy();
    await server?.stop();
  };
  try {
    await patiently(url, (loading) => migrate(loading, report));
    return { db, url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

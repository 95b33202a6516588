import { join } from 'node:path';
import type { Configuration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { isInitialised } from '#database/embedded/data-folder.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { BackupFailed } from './store/errors.ts';

type Given = Pick<Configuration, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>;

/**
 * Opens the database as it is, because a backup comes before the migrations of an upgrade. Joins the embedded
 * server if the site runs, and starts it otherwise.
 * @throws BackupFailed without a database
 */
export async function openDatabaseAsItIs({ databaseUrl, databaseListenUrl, dataDir }: Given) {
  if (databaseUrl === undefined && !(await isInitialised(join(dataDir, 'postgres'))))
    throw new BackupFailed(`There is no database in ${dataDir}: DATA_DIR names the folder of the site.`);
  const server = databaseUrl === undefined ? await startEmbeddedServer({ dataDir }) : undefined;
  const url = server?.url ?? databaseListenUrl ?? databaseUrl ?? '';
  const db = connect(url, { max: 2, patient: true });
  const close = async () => {
    await db.destroy();
    await server?.stop();
  };
  return { db, url, close };
}

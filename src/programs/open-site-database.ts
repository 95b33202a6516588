import { join, resolve } from 'node:path';
import { isInitialised } from '#database/embedded/data-folder.ts';
import { openDatabase } from '#database/open.ts';

/** DATA_DIR is not the folder of a site. */
class NoDatabase extends Error {
  readonly code = 'program.noDatabase';
}

/**
 * Opens the database of a site that has started before. A program without the DATA_DIR of its site would
 * otherwise make a new database, and answer that nobody and nothing is in it.
 * @throws NoDatabase, and what `openDatabase` throws
 */
export async function openSiteDatabase(given: Parameters<typeof openDatabase>[0]): ReturnType<typeof openDatabase> {
  const { databaseUrl, dataDir } = given;
  if (databaseUrl === undefined && !(await isInitialised(join(dataDir, 'postgres'))))
    throw new NoDatabase(
      `DATA_DIR should be the folder of the site: there is no database in ${resolve(dataDir)}. The first start of the site makes it.`,
    );
  return openDatabase(given);
}

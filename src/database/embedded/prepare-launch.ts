import { dirname } from 'node:path';
import { createDataFolder, giveTo, isInitialised } from './data-folder.ts';
import type { Launch } from './postmaster.ts';
import { serverBinaries } from './server-binaries.ts';
import { chooseServerUser } from './server-user.ts';

// Folder for copies of the binaries: only root can write to it and every user can read it. A temporary folder
// would be cleaned while the server runs for weeks.
const copiesOfRoot = '/var/cache/mon-volontariat-international';

/**
 * Prepares everything that a server needs to start: its user, its binaries (which this user must be able to
 * run), and its data folder.
 */
export async function prepareLaunch(
  dataFolder: string,
  durable: boolean,
  report: (step: string) => void = () => undefined,
): Promise<Launch> {
  const user = await chooseServerUser(dataFolder);
  const binaries = await serverBinaries(user, process.getuid?.() === 0 ? copiesOfRoot : dirname(dataFolder));
  if (!(await isInitialised(dataFolder))) {
    report(`Creating the database in ${dataFolder}`);
    await createDataFolder(binaries, user, dataFolder, durable);
  }
  await giveTo(user, dataFolder);
  return { binaries, user, dataFolder, durable };
}

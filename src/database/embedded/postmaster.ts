import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rmdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nameForServer, serverEnvironment } from './data-folder.ts';
import { EmbeddedServerFailed } from './errors.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';
import type { ServerUser } from './server-user.ts';

export type Launch = {
  readonly binaries: string;
  readonly user: ServerUser;
  readonly dataFolder: string;
  readonly socketFolder: string;
  /** False only for tests: a power cut may then lose or break the database. */
  readonly durable: boolean;
};

/** A started server process; `exited` turns true when it gave up. */
export type Postmaster = { exited(): boolean };

/**
 * Starts the server detached, in its own process group: Ctrl-C reaches the site alone, which stops the server last.
 * It writes to `<data folder>.log`, without statements or values: they may hold personal data.
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const log = await openLog(logOf(launch.dataFolder));
  try {
    const child = spawn(join(launch.binaries, 'postgres'), serverOptions(launch), {
      ...launch.user, cwd: launch.dataFolder, env: serverEnvironment, detached: true, stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return { exited: () => child.exitCode !== null || child.signalCode !== null };
  } catch (error) {
    throw new EmbeddedServerFailed(`PostgreSQL cannot be run: ${String(error)}. Set DATABASE_URL to a PostgreSQL server.`, { cause: error });
  } finally {
    await log.close();
  }
}

function serverOptions({ user, dataFolder, socketFolder, durable }: Launch): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return ['-D', nameForServer(user, dataFolder), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

async function openLog(path: string) {
  const size = await stat(path).then((file) => file.size, () => 0);
  if (size > 1_000_000) await truncate(path);
  return open(path, 'a', 0o600);
}

/** The end of the server's log: the reason why it gave up. */
export async function lastWords(dataFolder: string): Promise<string> {
  const text = await readFile(logOf(dataFolder), 'utf8').catch(() => '');
  return text.trim().split('\n').slice(-5).join('\n');
}

function logOf(dataFolder: string): string {
  return `${dataFolder}.log`;
}

const stopTimeout = 60_000;

/**
 * Fast shutdown (SIGINT): sessions are ended, everything is written, the process is gone when this returns.
 * @throws EmbeddedServerFailed when the server has not stopped within a minute.
 */
export async function stopPostmaster(dataFolder: string): Promise<void> {
  const file = await readPostmasterFile(dataFolder);
  if (!file || !isAlive(file.pid)) return;
  process.kill(file.pid, 'SIGINT');
  const end = Date.now() + stopTimeout;
  while (isAlive(file.pid)) {
    if (Date.now() > end) throw new EmbeddedServerFailed(`PostgreSQL (process ${file.pid}) has not stopped within a minute.`);
    await wait(20);
  }
  await rmdir(file.socketFolder).catch(() => undefined);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rmdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nameForServer, serverEnvironment } from './data-folder.ts';
import { EmbeddedServerFailed } from './errors.ts';
import { isAlive, livePostmaster } from './postmaster-file.ts';
import type { ServerUser } from './server-user.ts';

export type Launch = {
  readonly binaries: string;
  readonly user: ServerUser;
  readonly dataFolder: string;
  /** False only for tests, because a power cut may then lose or break the database. */
  readonly durable: boolean;
  /** Settings of this start alone, as for a recovery. */
  readonly settings?: Readonly<Record<string, string>>;
};

/** A server process that this program started. */
export type Postmaster = {
  /** True if the process has ended. */
  exited(): boolean;
  /** Lines of the process in the log, which say why it ended. */
  words(): Promise<string>;
};

/**
 * Starts the server in its own process group, so that Ctrl-C reaches only the site. The site stops the server
 * last. The server writes to `<data folder>.log`. This log contains no statements and no values, because they
 * may contain personal data.
 */
export async function launchPostmaster(launch: Launch, socketFolder: string): Promise<Postmaster> {
  const log = await openLog(logOf(launch.dataFolder));
  try {
    const child = spawn(join(launch.binaries, 'postgres'), serverOptions(launch, socketFolder), {
      ...launch.user,
      cwd: launch.dataFolder,
      env: serverEnvironment,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    child.unref();
    return {
      exited: () => child.exitCode !== null || child.signalCode !== null,
      words: () => wordsOf(launch.dataFolder, child.pid ?? 0),
    };
  } catch (error) {
    throw new EmbeddedServerFailed(
      `PostgreSQL cannot be run: ${String(error)}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  } finally {
    await log.close();
  }
}

function serverOptions({ user, dataFolder, durable, settings: ofThisStart }: Launch, socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    random_page_cost: '1.1', // For a solid-state disk.
    work_mem: '16MB', // A search page sorts and counts thousands of offers.
    max_slot_wal_keep_size: '4GB', // A place for backups that is out of reach must not fill this disk.
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...ofThisStart,
  };
  return [
    '-D',
    nameForServer(user, dataFolder),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}

async function openLog(path: string) {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size > 1_000_000) await truncate(path);
  return open(path, 'a', 0o600);
}

/** Selects the lines of this process (`time [process] …`), because other attempts write to the same log. */
async function wordsOf(dataFolder: string, pid: number): Promise<string> {
  const text = await readFile(logOf(dataFolder), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.includes(` [${pid}] `))
    .slice(-5)
    .join('\n');
}

function logOf(dataFolder: string): string {
  return `${dataFolder}.log`;
}

const stopTimeout = 60_000;

/**
 * Fast shutdown (SIGINT): ends the sessions, writes all data, and returns when the process has ended.
 * @throws EmbeddedServerFailed if the server has not stopped within a minute
 */
export async function stopPostmaster(dataFolder: string): Promise<void> {
  const file = await livePostmaster(dataFolder);
  if (!file) return;
  process.kill(file.pid, 'SIGINT');
  const end = Date.now() + stopTimeout;
  while (isAlive(file.pid)) {
    if (Date.now() > end)
      throw new EmbeddedServerFailed(`PostgreSQL (process ${file.pid}) has not stopped within a minute.`);
    await wait(20);
  }
  await rmdir(file.socketFolder).catch(() => undefined);
}

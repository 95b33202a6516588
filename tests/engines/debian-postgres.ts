import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseServerUser } from '#database/embedded/server-user.ts';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';

const run = promisify(execFile);

type Settings = Readonly<Record<string, string>>;

export type DebianPostgres = {
  /** Address of its database `mvi`. */
  readonly url: string;
  /** Starts a standby with a copy of this server. */
  standby(settings?: Settings): Promise<DebianPostgres>;
  /** Freezes the server with all its sessions, or lets it go on. */
  freeze(isFrozen: boolean): Promise<void>;
  /** Kills the server and its sessions, as if the machine were switched off. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Makes a standby take writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

type Place = {
  readonly programs: string;
  readonly folder: string;
  readonly options: NonNullable<Parameters<typeof run>[2]>;
  readonly user: Awaited<ReturnType<typeof chooseServerUser>>;
};

/**
 * Starts Debian's PostgreSQL 15 on a free port of this machine, with an empty database in a new folder.
 * @param settings lines of its configuration, such as `wal_level: 'logical'`
 * @returns the reason if this machine cannot have it
 */
export async function startDebianPostgres(
  settings: Settings = {},
): Promise<DebianPostgres | { readonly missing: string }> {
  const packages = await debianPackages('postgresql-15');
  if (packages.missing !== undefined) return packages;
  const programs = join(packages.root, 'usr/lib/postgresql/15/bin');
  const place = await newPlace(programs, packages.env);
  await run(
    join(programs, 'initdb'),
    ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
    place.options,
  );
  const server = await serve(place, settings);
  await server.ask('create database mvi');
  return server;
}

async function newPlace(programs: string, env: NodeJS.ProcessEnv): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-15-'));
  const user = await chooseServerUser('/nowhere');
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  return { programs, folder, user, options: { ...user, cwd: folder, env: { ...env, LC_ALL: 'C.UTF-8' } } };
}

async function serve(place: Place, settings: Settings) {
  const { programs, folder, options } = place;
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const own = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  const ask = (text: string) => run(join(programs, 'psql'), [...own, '-c', text], options);
  const begin = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', 'data', ...words], { ...options, stdio: 'ignore' });
    return { server, ended: once(server, 'exit') };
  };
  let { server, ended } = begin();
  const tell = async (signal: NodeJS.Signals) => {
    const pids = [...(await childrenOf(server.pid)), server.pid];
    for (const pid of pids)
      try {
        if (pid !== undefined) process.kill(pid, signal);
      } catch {} // A session has ended meanwhile.
  };
  await ready(ask);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/mvi`,
    ask,
    standby: async (others: Settings = {}): Promise<DebianPostgres> => {
      const copy = await newPlace(programs, { ...options.env });
      await run(
        join(programs, 'pg_basebackup'),
        [...own, '-D', 'data', '-R', '-X', 'stream', '-c', 'fast'],
        copy.options,
      );
      return serve(copy, others);
    },
    freeze: (isFrozen: boolean) => tell(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    kill: async () => {
      await tell('SIGKILL');
      await ended;
    },
    start: async () => {
      ({ server, ended } = begin());
      await ready(ask);
    },
    promote: async () => void (await ask('select pg_promote()')),
    stop: async () => {
      // Ends the sessions too.
      if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').flatMap((word) => (word === '' ? [] : [Number(word)]));
}

async function ready(ask: (text: string) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask('select 1');
      return;
    } catch (error) {
      if (tries > 100) throw error;
    }
  }
}

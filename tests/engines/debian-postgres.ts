import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseServerUser } from '#database/embedded/server-user.ts';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';

const run = promisify(execFile);

export type DebianPostgres = {
  /** Address of its database `mvi`. */
  readonly url: string;
  stop(): Promise<void>;
};

/**
 * Starts Debian's PostgreSQL 15 on a free port of this machine, with an empty database in a new folder.
 * @param settings lines of its configuration, such as `wal_level: 'logical'`
 * @returns the reason if this machine cannot have it
 */
export async function startDebianPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<DebianPostgres | { readonly missing: string }> {
  const packages = await debianPackages('postgresql-15');
  if (packages.missing !== undefined) return packages;
  const { root, env } = packages;
  const programs = join(root, 'usr/lib/postgresql/15/bin');
  const folder = await mkdtemp(join(tmpdir(), 'postgres-15-'));
  const user = await chooseServerUser('/nowhere');
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  const options = { ...user, cwd: folder, env: { ...env, LC_ALL: 'C.UTF-8' } };
  await run(join(programs, 'initdb'), ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'], options);
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    fsync: 'off',
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', 'data', ...words], { ...options, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const ask = (text: string) =>
    run(join(programs, 'psql'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-c', text], options);
  await ready(ask);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/mvi`,
    stop: async () => {
      server.kill('SIGINT'); // A fast shutdown, which ends the sessions.
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function ready(ask: (text: string) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await ask('create database mvi');
      return;
    } catch (error) {
      if (tries > 100) throw error;
    }
  }
}

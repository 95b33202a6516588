import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseServerUser } from '../../src/database/embedded/server-user.ts';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';

type PgBouncer = {
  /** Address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
};

const configuration = join(import.meta.dirname, '../../deploy/pgbouncer/pgbouncer.ini');

/**
 * Starts Debian's PgBouncer in transaction mode, with the configuration in `deploy/` but for the addresses,
 * in front of a PostgreSQL of this machine that trusts it.
 * @param sessions number of sessions that all clients share
 * @returns the reason if this machine cannot have it
 */
export async function startDebianPgBouncer(
  url: string,
  sessions: number,
): Promise<PgBouncer | { readonly missing: string }> {
  const packages = await debianPackages('pgbouncer');
  if (packages.missing !== undefined) return packages;
  const { hostname, port, pathname, username, searchParams } = new URL(url);
  const database = pathname.slice(1);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const ownPort = await freePort();
  const host = searchParams.get('host') ?? hostname;
  const place = `${database} = host=${host} port=${searchParams.get('port') ?? (port || 5432)} user=${username}`;
  const text = (await readFile(configuration, 'utf8'))
    .replace(/^mvi = host=\S+ port=\d+/m, place)
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*/m, `listen_port = ${ownPort}`)
    .replace(/^auth_type = .*\nauth_file = .*/m, 'auth_type = any')
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${sessions}`);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, text);
  const user = await chooseServerUser('/nowhere');
  if (user.uid !== undefined) for (const one of [folder, file]) await chown(one, user.uid, user.gid ?? user.uid);
  const program = join(packages.root, 'usr/sbin/pgbouncer');
  const server = spawn(program, [file], { ...user, cwd: folder, env: packages.env, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries += 1) {
    if (await isOpen(ownPort))
      return { url: `postgres://${username}@127.0.0.1:${ownPort}/${database}?pool_mode=transaction`, stop };
    await wait(50);
  }
  await stop();
  return { missing: 'PgBouncer of Debian does not start here' };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });
}

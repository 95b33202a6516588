import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Place } from '../s3/s3-place.ts';

const program = createRequire(import.meta.url).resolve('s3rver/bin/s3rver.js');
const bucket = 'mvi';

/** A small S3 server on this machine. It keeps its objects over a restart. */
export type S3Server = {
  readonly endpoint: string;
  /** Returns a new, empty place in the server. */
  readonly place: () => S3Place;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Kills the server and deletes its objects. */
  readonly end: () => Promise<void>;
};

export async function startS3rver(): Promise<S3Server> {
  const [folder, port] = [await mkdtemp(join(tmpdir(), 's3rver-')), await freePort()];
  const endpoint = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--no-vhost-buckets', '--silent'];
    // It does not check all signatures of version 4; the drill with another server does.
    child = spawn(process.execPath, [program, ...options, '--configure-bucket', bucket], { stdio: 'ignore' });
    while (!(await isUp(endpoint)) && child.exitCode === null) await wait(20);
  };
  const kill = async () => {
    if (child?.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };
  await start();
  return {
    endpoint,
    place: () => ({
      bucket,
      prefix: `${randomUUID()}/`,
      region: 'us-east-1',
      endpoint,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    }),
    start,
    kill,
    end: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const isUp = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Place } from '#files/s3/s3-place.ts';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';

type Swift = {
  /** Returns a new, empty place in its bucket. */
  readonly place: () => S3Place;
  stop(): Promise<void>;
};

/**
 * Starts Debian's OpenStack Swift, whose proxy speaks S3.
 * @returns the reason if this machine cannot have it
 */
export async function startDebianSwift(): Promise<Swift | { readonly missing: string }> {
  const packages = await debianPackages('swift-proxy', 'swift-account', 'swift-container', 'swift-object');
  if (packages.missing !== undefined) return packages;
  const folder = await mkdtemp(join(tmpdir(), 'swift-'));
  const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
  const servers = spawn(
    '/usr/bin/python3',
    [join(import.meta.dirname, 'swift-servers.py'), folder, ...ports.map(String)],
    {
      env: { ...packages.env, PYTHONPATH: join(packages.root, 'usr/lib/python3/dist-packages') },
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const ended = once(servers, 'exit');
  const stop = async () => {
    servers.stdin.end();
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const endpoint = `http://127.0.0.1:${ports[0]}`;
  const keys = { accessKey: 'mvi:drill', secretKey: 'drillsecret' };
  if (await makesBucket(`${endpoint}/mvi`, keys)) {
    const place = { bucket: 'mvi', region: 'us-east-1', endpoint, ...keys };
    return { place: () => ({ ...place, prefix: `${randomUUID()}/` }), stop };
  }
  await stop();
  return { missing: 'Swift of Debian does not start here' };
}

async function makesBucket(address: string, { accessKey, secretKey }: Pick<S3Place, 'accessKey' | 'secretKey'>) {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', retries: 0 });
  for (let tries = 0; tries < 150; tries += 1) {
    const answer = await client.fetch(address, { method: 'PUT' }).catch(() => undefined);
    if (answer?.ok === true) return true;
    await wait(100);
  }
  return false;
}

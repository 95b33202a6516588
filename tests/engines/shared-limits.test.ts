import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCounts } from '#server/limits/open-counts.ts';
import { allowedOverFour } from '#server/limits/testing/four-processes.ts';
import { debianPackages } from './debian-packages.ts';

const packages = await debianPackages('redis-server');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Starts a Redis that stores nothing on disk. */
async function startRedis(port: number) {
  if (packages.missing !== undefined) throw new Error(packages.missing);
  const { root, env } = packages;
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn(join(root, 'usr/bin/redis-server'), options, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  redis.stdout.on('data', (text) => (said += text));
  await vi.waitFor(() => expect(said).toContain('Ready to accept connections'), 5000);
  const stop = async () => {
    if (redis.exitCode !== null || redis.signalCode !== null) return;
    redis.kill();
    await once(redis, 'exit');
  };
  onTestFinished(stop);
  return { stop };
}

test('four processes that count in Redis allow an address what one process would allow', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const port = await freePort();
  await startRedis(port);
  const allowed = await allowedOverFour({ url: `redis://127.0.0.1:${port}` }, { each: 60, max: 100 });
  expect(allowed).toBeGreaterThanOrEqual(95);
  expect(allowed).toBeLessThanOrEqual(105);
});

test('a process counts alone while Redis is away, and together once Redis is back', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const port = await freePort();
  const first = await startRedis(port);
  const lines: string[] = [];
  const note = (said: unknown, line?: string) => void lines.push(line ?? String(said));
  const log = { info: note, warn: note };
  const counts = await openCounts({ url: `redis://127.0.0.1:${port}`, databaseUrl: '', key: Buffer.alloc(32), log });
  onTestFinished(() => counts.stop());
  const ask = () => counts.count({ scope: '', name: 'form', max: 2 }, '192.0.2.1');
  expect(await ask()).toMatchObject({ isExceeded: false });
  await first.stop();
  await vi.waitFor(async () => expect(await ask()).toBeNull());
  for (let sent = 0; sent < 20; sent += 1) expect(await ask()).toBeNull();
  expect(lines).toHaveLength(1);
  await startRedis(port);
  await vi.waitFor(async () => expect(await ask()).not.toBeNull(), { timeout: 10_000, interval: 200 });
  expect(lines).toHaveLength(2);
});

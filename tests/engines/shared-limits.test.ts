import { expect, onTestFinished, test, vi } from 'vitest';
import { openCounts } from '#server/limits/open-counts.ts';
import { allowedOverFour } from '#server/limits/testing/four-processes.ts';
import { freePort } from '../product.ts';
import { debianPackages } from './debian-packages.ts';
import { startRedis } from './redis.ts';

const packages = await debianPackages('redis-server');

test('four processes that count in Redis allow an address what one process would allow', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const port = await freePort();
  onTestFinished((await startRedis(port)).stop);
  const allowed = await allowedOverFour({ url: `redis://127.0.0.1:${port}` }, { each: 60, max: 100 });
  expect(allowed).toBeGreaterThanOrEqual(95);
  expect(allowed).toBeLessThanOrEqual(105);
});

test('a process counts alone while Redis is away, and together once Redis is back', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const port = await freePort();
  const first = await startRedis(port);
  onTestFinished(first.stop);
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
  onTestFinished((await startRedis(port)).stop);
  await vi.waitFor(async () => expect(await ask()).not.toBeNull(), { timeout: 10_000, interval: 200 });
  expect(lines).toHaveLength(2);
});

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Product, startProduct } from '../product.ts';

let product: Product;
test.beforeAll(async () => (product = await startProduct({ environment: { DEMO_OFFERS: '20' } })));
test.afterAll(async () => void (await product.stop()));

test('while the database is stopped (SIGSTOP) the site answers cached pages, and otherwise 503 with Retry-After', async () => {
  test.setTimeout(120_000);
  const kept = await ask('/en');
  expect(kept.status).toBe(200);
  const offer = /\/en\/offres\/\d+/.exec(await (await ask('/en/offres/recherche')).text())?.[0] ?? '';
  const processes = await processesOf(join(product.dataDir, 'postgres'));
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  try {
    const [ready, page, away] = await Promise.all([timed('/readyz'), timed('/en'), timed(offer)]);
    expect([ready.answer.status, page.answer.status, away.answer.status]).toEqual([503, 200, 503]);
    expect(ready.seconds).toBeLessThan(2.5);
    expect(page.seconds).toBeLessThan(2.5);
    expect(away.seconds).toBeLessThan(30);
    expect(away.answer.headers.get('retry-after')).toBe('10');
  } finally {
    for (const pid of processes.toReversed()) process.kill(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 30_000 }).toBe(200);
  expect((await ask(offer)).status).toBe(200);
});

const ask = (path: string): Promise<Response> => fetch(product.origin + path);

async function timed(path: string): Promise<{ answer: Response; seconds: number }> {
  const start = performance.now();
  const answer = await ask(path);
  return { answer, seconds: (performance.now() - start) / 1000 };
}

/**
 * Returns the server's first process and all its children. The children have process groups of their own, so
 * a signal to the first process does not reach them.
 */
async function processesOf(dataFolder: string): Promise<number[]> {
  const first = Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' });
  return [first, ...children.trim().split(/\s+/).map(Number)];
}

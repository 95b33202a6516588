import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, freshFolder, startProduct } from '../product.ts';

/**
 * Two ways to stop the product. Ctrl-C sends its signal to every process of the terminal, including npm. A
 * service manager sends its signal only to npm.
 */
const ways = [
  ['Ctrl-C in a terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
  ['SIGTERM to npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
] as const;

for (const [way, send] of ways) {
  test(`npm start stops cleanly on ${way} and stops the database last`, async () => {
    const [dataDir, port] = [await freshFolder(), await freePort()];
    const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port), DEMO_OFFERS: '0' };
    const npm = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '../..'),
      env,
      stdio: 'ignore',
      detached: true,
    });
    const ended = once(npm, 'exit');
    const origin = `http://localhost:${port}`;
    await expect.poll(() => statusOf(`${origin}/readyz`), { timeout: 60_000 }).toBe(200);
    send(npm.pid ?? 0);
    expect((await ended)[0]).toBe(0);
    expect(await statusOf(`${origin}/healthz`)).toBe('nobody');
    expect(await readdir(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
    await rm(dataDir, { recursive: true });
  });
}

async function printedAtStart(environment: Record<string, string>): Promise<string> {
  const product = await startProduct({ dataDir: await freshFolder('demo'), environment });
  await product.stop();
  await rm(product.dataDir, { recursive: true });
  return product.output();
}

test('a first start prints an account to try, but only if nobody outside this machine can reach the site', async () => {
  expect(await printedAtStart({ DEMO_ACCOUNT: '' })).toContain('to try things: ');
  expect(await printedAtStart({ DEMO_ACCOUNT: '', NODE_ENV: 'production' })).not.toContain('to try things: ');
});

const statusOf = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 'nobody' as const,
  );

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createAccount, mailsFor, newEmail } from '../journeys/candidate.ts';
import { freePort, freshFolder, startProduct } from '../product.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a process until it ends. */
async function runToEnd(dataDir: string, role: string): Promise<{ code: unknown; lines: string }> {
  const port = String(await freePort());
  const env = { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, DEMO_OFFERS: '0', ROLE: role, PORT: port };
  const child = spawn(process.execPath, ['src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = await once(child, 'close');
  return { code, lines: Buffer.concat(chunks).toString() };
}

test('a web process refuses a database that nobody has prepared; a process that prepares it ends by itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-roles-'));
  const refused = await runToEnd(dataDir, 'web');
  expect(refused.code).toBe(1);
  expect(refused.lines).toContain('start a process with ROLE=migrate first');
  const prepared = await runToEnd(dataDir, 'migrate');
  expect(prepared.lines).toContain('the database is prepared');
  expect(prepared.code).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('letters wait while only web processes run, and a worker sends them; the worker shows no pages', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const dataDir = await freshFolder('demo');
  const web = await startProduct({ dataDir, environment: { ROLE: 'web' } });
  expect(web.output()).toContain('no worker runs');
  const email = newEmail();
  await page.goto(`${web.origin}/lettre`);
  await page.getByRole('main').getByRole('textbox').first().fill(email);
  await page.getByRole('button', { name: 'M’inscrire' }).click();
  await expect(page.getByRole('button', { name: 'M’inscrire' })).toBeHidden();
  expect(await mailsFor(page, web.origin, email)).toBe(0);

  const worker = await startProduct({ dataDir, environment: { ROLE: 'worker' } });
  await expect.poll(() => mailsFor(page, web.origin, email), { timeout: 30_000 }).toBe(1);
  expect(await (await fetch(`${worker.origin}/readyz`)).json()).toMatchObject({ status: 'ok', index: 'none' });
  expect((await fetch(`${worker.origin}/offres/recherche`)).status).toBe(404);
  await page.goto(`${web.origin}/inscription?to=/espace-personnel/profil`);
  await createAccount(page, 'fr', newEmail());
  await expect(page).toHaveURL(/espace-personnel\/profil$/);
  expect([await worker.stop(), await web.stop()]).toEqual([0, 0]);
  await rm(dataDir, { recursive: true, force: true });
});

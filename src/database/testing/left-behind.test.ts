import { spawnSync } from 'node:child_process';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../embedded/postmaster-file.ts';
import { endServer, removeLeftBehind } from './left-behind.ts';
import { dataDirectory, postmasterOf } from './server-drill.ts';
import { siteProcess } from './site-process.ts';

const ended = spawnSync(process.execPath, ['-e', '']).pid;

/** Leaves a database server running after its site was killed, with one suspended session. */
async function leaveServer(dataDir: string): Promise<{ postmaster: number; session: number }> {
  await mkdir(dataDir, { recursive: true });
  const site = siteProcess(dataDir);
  const client = new Client({ connectionString: await site.says('ready') });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const session = rows[0]?.pid ?? 0;
  await site.kill('SIGKILL');
  process.kill(session, 'SIGSTOP');
  onTestFinished(() => void (isAlive(session) && process.kill(session, 'SIGKILL')));
  return { postmaster: await postmasterOf(dataDir), session };
}

test('a server left by a killed run ends within seconds, even with a suspended session, and its folder is removed', async () => {
  const place = await dataDirectory();
  const { postmaster, session } = await leaveServer(join(place, `mvi-tests-${ended}-left`));
  const begin = Date.now();
  await removeLeftBehind(place);
  expect(Date.now() - begin).toBeLessThan(5000);
  expect([isAlive(postmaster), isAlive(session)]).toEqual([false, false]);
  expect(await readdir(place)).toEqual([]);
});

test('a server that does not end by itself is killed together with its sessions', async () => {
  const place = await dataDirectory();
  const { postmaster, session } = await leaveServer(place);
  await endServer(join(place, 'postgres'), 0);
  await expect.poll(() => [isAlive(postmaster), isAlive(session)]).toEqual([false, false]);
});

test('the folder of a test run that is still running is not removed', async () => {
  const place = await dataDirectory();
  await mkdir(join(place, `mvi-tests-${process.pid}-running`));
  await removeLeftBehind(place);
  expect(await readdir(place)).toHaveLength(1);
});

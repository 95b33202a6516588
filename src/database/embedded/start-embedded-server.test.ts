import { spawn } from 'node:child_process';
import { readdir, writeFile, mkdir, stat, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  dataDirectory,
  postmasterOf,
  remember,
  remembered,
  removeUsed,
  traces,
  usedDataDirectory,
} from '../testing/server-drill.ts';
import { siteProcess } from '../testing/site-process.ts';
import { startEmbeddedServer } from './start-embedded-server.ts';

const root = process.getuid?.() === 0;

// A limit of one minute, because the tests start real servers on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });
afterAll(removeUsed);

function start(dataDir: string) {
  return startEmbeddedServer({ dataDir });
}

test('a second start keeps all data', async () => {
  const dataDir = await usedDataDirectory();
  const first = await start(dataDir);
  await remember(first.url, 'offer');
  await first.stop();
  const second = await start(dataDir);
  expect(await remembered(second.url)).toEqual(['offer']);
  await second.stop();
});

test('programs can parse the address as a URL', async () => {
  const server = await start(await dataDirectory());
  expect(new URL(server.url).pathname).toBe('/mvi');
  await server.stop();
});

test('a stopped server leaves no process, no lock and no socket', async () => {
  const dataDir = await usedDataDirectory();
  const server = await start(dataDir);
  const postmaster = await postmasterOf(dataDir);
  const socketFolder = new URL(server.url).searchParams.get('host') ?? '';
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700);
  await server.stop();
  await server.stop();
  expect(await traces(dataDir, postmaster)).toEqual([]);
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT');
});

test('a killed site leaves its server running; the next site joins and stops this server', async () => {
  const dataDir = await usedDataDirectory();
  const site = siteProcess(dataDir);
  await remember(await site.says('ready'), 'application');
  const postmaster = await postmasterOf(dataDir);
  await site.kill('SIGKILL');
  const next = await start(dataDir);
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  expect(await remembered(next.url)).toEqual(['application']);
  await next.stop();
  expect(await traces(dataDir, postmaster)).toEqual([]);
});

test('Ctrl-C reaches the site but not the database server, because the site must stop the server last', async () => {
  const dataDir = await usedDataDirectory();
  const site = siteProcess(dataDir);
  const url = await site.says('ready');
  await site.interrupt();
  await remember(url, 'still there');
  expect(await remembered(url)).toEqual(['still there']);
});

test('killing a site and its server together loses no confirmed work', async () => {
  const dataDir = await usedDataDirectory();
  const site = siteProcess(dataDir);
  await remember(await site.says('ready'), 'application');
  const postmaster = await postmasterOf(dataDir);
  await site.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  const next = await start(dataDir);
  expect(await remembered(next.url)).toEqual(['application']);
  await next.stop();
});

test('a server killed while the site runs is started again at the same address', async () => {
  const dataDir = await usedDataDirectory();
  const server = await start(dataDir);
  await remember(server.url, 'application');
  process.kill(await postmasterOf(dataDir), 'SIGKILL');
  await expect.poll(() => remembered(server.url).catch(String), { timeout: 30_000 }).toEqual(['application']);
  await server.stop();
});

test('a server stopped by SIGTERM ends the sessions of its sites and is started again for all of them', async () => {
  const dataDir = await usedDataDirectory();
  const server = await start(dataDir);
  const other = siteProcess(dataDir);
  await other.says('ready');
  await remember(server.url, 'application');
  const listening = new Client(server.url);
  // Ignored, because this drill tests that the server ends the session.
  listening.on('error', () => undefined);
  const ended = new Promise((resolve) => listening.once('end', resolve));
  await listening.connect();
  const postmaster = await postmasterOf(dataDir);
  process.kill(postmaster, 'SIGTERM');
  await ended;
  await expect.poll(() => remembered(server.url).catch(String), { timeout: 15_000 }).toEqual(['application']);
  expect(await postmasterOf(dataDir)).not.toBe(postmaster);
  await server.stop();
  // Another site that needs the server.
  await expect.poll(() => remembered(server.url).catch(String), { timeout: 15_000 }).toEqual(['application']);
  const last = await postmasterOf(dataDir);
  await other.kill('SIGTERM');
  expect(await traces(dataDir, last)).toEqual([]);
});

test('processes that start together on an empty folder share one server, and the last process to leave stops it', async () => {
  const dataDir = await dataDirectory();
  const sites = [siteProcess(dataDir), siteProcess(dataDir), siteProcess(dataDir)];
  const urls = await Promise.all(sites.map((site) => site.says('ready')));
  expect(new Set(urls).size).toBe(1);
  const postmaster = await postmasterOf(dataDir);
  await remember(urls[0] ?? '', 'shared');
  await sites[0]?.kill('SIGTERM');
  await sites[1]?.kill('SIGTERM');
  expect(await remembered(urls[2] ?? '')).toEqual(['shared']);
  await sites[2]?.kill('SIGTERM');
  expect(await traces(dataDir, postmaster)).toEqual([]);
});

test('a server is never stopped while a process uses it, even if processes leave and join at the same time', async () => {
  const dataDir = await usedDataDirectory();
  const first = await start(dataDir);
  await remember(first.url, 'kept');
  const [, second] = await Promise.all([first.stop(), start(dataDir)]);
  expect(await remembered(second.url)).toEqual(['kept']);
  await second.stop();
});

test('a first start killed half-way leaves no folder that looks complete', async () => {
  const dataDir = await dataDirectory();
  const site = siteProcess(dataDir);
  await expect
    .poll(() => readdir(dataDir), { interval: 5, timeout: 30_000 })
    .toContainEqual(expect.stringContaining('postgres.new-'));
  await site.kill('SIGKILL');
  expect(await readdir(dataDir)).not.toContain('postgres');
  const next = await start(dataDir);
  await remember(next.url, 'whole');
  expect(await remembered(next.url)).toEqual(['whole']);
  await next.stop();
});

test('a lock left by a crash does not prevent a start, even if its process id now belongs to another program', async () => {
  const dataDir = await usedDataDirectory();
  const first = await start(dataDir);
  await first.stop();
  const { uid, gid } = await stat(join(dataDir, 'postgres'));
  // Runs the other program as the database's user, because PostgreSQL itself ignores processes of other
  // users.
  const other = spawn('sleep', ['60'], root ? { uid, gid } : {});
  onTestFinished(() => void other.kill());
  const lines = [
    other.pid,
    join(dataDir, 'postgres'),
    1_700_000_000,
    5432,
    join(dataDir, 'nowhere'),
    '',
    '',
    'ready',
    '',
  ];
  const lock = join(dataDir, 'postgres/postmaster.pid');
  await writeFile(lock, lines.join('\n'));
  await chown(lock, uid, gid);
  const next = await start(dataDir);
  expect(await postmasterOf(dataDir)).not.toBe(other.pid);
  await next.stop();
});

test('a folder with other content is refused and not changed', async () => {
  const dataDir = await dataDirectory();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres/diary.txt'), 'mine');
  await expect(start(dataDir)).rejects.toThrow(/postgres cannot be made a database/);
  expect(await readdir(dataDir, { recursive: true })).toEqual(['postgres', 'postgres/diary.txt']);
});

test('a database that the server cannot read is refused with the server’s message', async () => {
  const dataDir = await usedDataDirectory();
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres/PG_VERSION'), '9.6\n');
  await expect(start(dataDir)).rejects.toThrow(/initialized by PostgreSQL version 9.6/);
});

test.runIf(root)('an ordinary user can start and stop the server', async () => {
  const dataDir = await dataDirectory();
  await chown(dataDir, 65534, 65534);
  const site = siteProcess(dataDir, { uid: 65534, gid: 65534 });
  await remember(await site.says('ready'), 'ordinary');
  const postmaster = await postmasterOf(dataDir);
  await site.kill('SIGTERM');
  expect(await traces(dataDir, postmaster)).toEqual([]);
  const asRoot = await start(dataDir);
  expect(await remembered(asRoot.url)).toEqual(['ordinary']);
  await asRoot.stop();
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(65534);
});

test.runIf(root)("another user's database is refused with a clear message", async () => {
  const dataDir = await usedDataDirectory(0o755);
  await (await start(dataDir)).stop();
  const site = siteProcess(dataDir, { uid: 65534, gid: 65534 });
  expect(await site.says('failed')).toContain('belongs to another user');
});

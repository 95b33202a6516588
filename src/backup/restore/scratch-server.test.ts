import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { connect } from '#database/connection.ts';
import { livePostmaster } from '#database/embedded/postmaster-file.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import { second } from '#durations.ts';
import { onScratchServer, removeLeftScratch } from './scratch-server.ts';

const reason = new Error('the process stops');
const startIn = (dataDir: string) => startEmbeddedServer({ dataDir, durable: false });

/** Runs work that lasts for ever, and stops it. @returns milliseconds of the stop, and the folder */
async function stopped(at: 'while the server starts' | 'while a query runs') {
  const stopping = new AbortController();
  let folder = '';
  const begun = Promise.withResolvers<string>();
  const running = onScratchServer({
    start: async (dataDir) => {
      if (at === 'while the server starts') begun.resolve(dataDir);
      folder = dataDir;
      return startIn(dataDir);
    },
    work: async (url) => {
      const db = connect(url, { max: 1, patient: true });
      await sql`select 1`.execute(db);
      begun.resolve(folder);
      await sql`select pg_sleep(600)`.execute(db).finally(() => db.destroy());
    },
    stopping: stopping.signal,
  });
  const dataDir = await begun.promise;
  const from = Date.now();
  stopping.abort(reason);
  await expect(running).rejects.toBe(reason);
  return { lasted: Date.now() - from, dataDir };
}

test.each(['while the server starts', 'while a query runs'] as const)(
  'a stop %s ends the scratch server within seconds, and leaves nothing',
  async (at) => {
    const { lasted, dataDir } = await stopped(at);
    expect(lasted).toBeLessThan(5 * second);
    expect(await livePostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    await expect(access(dataDir)).rejects.toThrow('ENOENT');
  },
);

test('what a killed process has left goes with the next start, and what a living one uses stays', async () => {
  const script = `
    import { onScratchServer } from '#backup/restore/scratch-server.ts';
    import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
    const start = (dataDir) => startEmbeddedServer({ dataDir, durable: false });
    await onScratchServer({ start, work: () => new Promise(() => console.log('works')) });`;
  const options = ['--input-type=module-typescript', '-e', script];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  const found = async () => (await readdir(tmpdir())).filter((name) => name.startsWith(`mvi-verify-${child.pid}-`));
  const [name = ''] = await found();
  const server = () => livePostmaster(join(tmpdir(), name, 'postgres'));
  await removeLeftScratch();
  expect(await server()).toBeDefined();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await server()).toBeDefined();
  await removeLeftScratch();
  expect(await server()).toBeUndefined();
  expect(await found()).toEqual([]);
});

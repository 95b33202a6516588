import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { backupPlace } from '#backup/store/backup-place.ts';
import { folderStore } from '#backup/store/folder-store.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { takePlace } from '#files/place-writer.ts';
import { checkSecret } from '#server/wiring/check-secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'mvi-refused-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'file');
await writeFile(file, '');

/** Runs the program as `npm start` does, and returns its output and a list of its effects. */
async function start(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string; done: string }> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [said, done] = await Promise.all([text(child.stderr), text(child.stdout)]);
  return { code: await code, said: said.trim(), done };
}

async function takenPort(): Promise<string> {
  const server = createServer().unref();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? String(address.port) : '';
}

test.each([
  ['HOST', '999.1.1.1', 'HOST should be an address to listen on'],
  // No machine has this address (RFC 5737).
  ['HOST', '192.0.2.1', 'HOST should be an address of this machine'],
  // No host has this name (RFC 6761).
  ['HOST', 'nobody.invalid', 'HOST should be an address of this machine'],
  ['DATA_DIR', '/proc/x', 'DATA_DIR should be a folder that can be written'],
  ['DATA_DIR', '/proc/x/y', 'DATA_DIR should be a folder that can be written'],
  ['DATA_DIR', join(file, 'x'), 'DATA_DIR should be a folder that can be written'],
  ['MAIL_FROM', 'notmail', 'MAIL_FROM should be a sender'],
  ['PORT', await takenPort(), 'PORT should be free'],
])('a start with %s=%s is refused in one line, before anything is built', async (name, value, line) => {
  const { code, said, done } = await start({ [name]: value });
  expect(code).toBe(1);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).toContain(line);
  expect(done).not.toContain('✓');
});

test('a start with another secret than the secret of the database is refused in one line', async () => {
  const { db, url } = await testDatabase();
  await checkSecret(db, { dataDir: folder, secret: 'a'.repeat(32) });
  const { code, said } = await start({ DATABASE_URL: url, SECRET: 'b'.repeat(32) });
  expect([code, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toMatch(/^SECRET should be that of this database: this one is another\. npm run secret -- change/);
});

test('a start with the place for backups of another installation is refused in one line', async () => {
  const { db, url } = await testDatabase();
  const [SECRET, backups] = ['a'.repeat(32), join(folder, 'backups')];
  await checkSecret(db, { dataDir: folder, secret: SECRET });
  await takePlace(backupPlace(folderStore(backups), null), randomUUID());
  const { code, said } = await start({ DATABASE_URL: url, SECRET, BACKUP_TO: backups, DATA_DIR: join(folder, 'data') });
  expect([code, said.split('\n').length]).toEqual([1, 1]);
  expect(said).toMatch(/^BACKUP_TO should lead to a place of this installation: .*npm run backup -- take/);
});

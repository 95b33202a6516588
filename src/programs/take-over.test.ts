import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backupPlace } from '#backup/store/backup-place.ts';
import { folderStore } from '#backup/store/folder-store.ts';
import { nameInstallation } from '#database/installation-name.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { holdPlace, takePlace } from '#files/place-writer.ts';
import { startS3rver } from '#files/testing/s3rver.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { storeOf } from '#server/wiring/store-of.ts';

const root = join(import.meta.dirname, '../..');
const { db, url } = await testDatabase();
const server = await startS3rver();
const folder = await mkdtemp(join(tmpdir(), 'take-over-'));
afterAll(() => Promise.all([server.end(), rm(folder, { recursive: true })]));

const environment = {
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  BACKUP_TO: join(folder, 'backups'),
  FILES_URL: `s3://mvi/${server.place().prefix}?endpoint=${server.endpoint}`,
  FILES_ACCESS_KEY: 'S3RVER',
  FILES_SECRET_KEY: 'S3RVER',
};
const places = [
  backupPlace(folderStore(environment.BACKUP_TO), null),
  storeOf(readConfiguration(environment)).owned,
].flatMap((place) => place ?? []);

function run(...words: string[]): Promise<{ code: unknown; out: string; errors: string }> {
  const env = { PATH: process.env['PATH'], ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/programs/backup.ts', ...words], { cwd: root, env }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : error.code, out, errors }),
    );
  });
}

const isOurs = async () => {
  const name = await nameInstallation(db, readConfiguration(environment));
  const held = await Promise.allSettled(places.map((place) => holdPlace(place, name)));
  return held.map(({ status }) => status === 'fulfilled');
};

test('npm run backup -- take takes the places of the configuration, once somebody has confirmed', async () => {
  for (const place of places) await takePlace(place, randomUUID());
  const asked = await run('take');
  expect(asked.code).toBe(2);
  expect(asked.errors).toContain(`${environment.BACKUP_TO} belongs to another one`);
  expect(asked.errors).toContain('add --yes');
  expect(await isOurs()).toEqual([false, false]);
  expect(await run('take', '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('from now on') });
  expect(await isOurs()).toEqual([true, true]);
  expect(await run('take')).toMatchObject({ code: 0, out: expect.stringContaining('already') });
});

test('a command that was killed between two places is run again, and takes the other', async () => {
  const [, bucket] = places;
  if (bucket !== undefined) await takePlace(bucket, randomUUID());
  expect(await isOurs()).toEqual([true, false]);
  const { code, errors } = await run('take', '--yes');
  expect(code).toBe(0);
  expect(errors).not.toContain(environment.BACKUP_TO);
  expect(await isOurs()).toEqual([true, true]);
});

test('a backup by hand into the place of another installation is refused, and names the command for that place', async () => {
  const other = join(folder, 'other');
  await takePlace(backupPlace(folderStore(other), other), randomUUID());
  const { code, errors } = await run(other, '--files-only');
  expect(code).toBe(1);
  expect(errors).toContain(`npm run backup -- take "${other}"`);
  expect(await run('take', other, '--yes')).toMatchObject({ code: 0 });
  expect(await run(other, '--files-only')).toMatchObject({ code: 0 });
});

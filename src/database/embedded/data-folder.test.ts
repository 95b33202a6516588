import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInitialised } from './data-folder.ts';

async function folderWithDatabase(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  await chmod(parent, 0o755);
  const folder = join(parent, 'postgres');
  await mkdir(folder);
  await writeFile(join(folder, 'PG_VERSION'), '18\n');
  return folder;
}

/** Asks as a user without rights, because root may look into every folder. */
function askAsOrdinaryUser(folder: string): Promise<string> {
  const module = JSON.stringify(join(import.meta.dirname, 'data-folder.ts'));
  const code = `const { isInitialised } = await import(${module}); console.log(await isInitialised(process.argv[1]));`;
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--input-type=module', '-e', code, folder],
      { ...user, cwd: '/' },
      (_error, out, errors) => resolve(out + errors),
    );
  });
}

test('a database into which this user may not look is not called missing', async () => {
  const folder = await folderWithDatabase();
  await chmod(folder, 0);
  expect(await askAsOrdinaryUser(folder)).toContain(`This user may not look into ${folder}`);
  await chmod(folder, 0o755);
  expect(await askAsOrdinaryUser(folder)).toBe('true\n');
});

test('a missing folder has no database', async () => {
  expect(await isInitialised('/nowhere/postgres')).toBe(false);
});

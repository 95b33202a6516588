import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { chooseServerUser, type ServerUser } from './server-user.ts';
import { serverBinaries } from './server-binaries.ts';

const run = promisify(execFile);
const root = process.getuid?.() === 0;

async function folder(mode: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'binaries-'));
  await chmod(path, mode);
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

async function packageUnder(parent: string): Promise<string> {
  const installed = dirname(dirname(await serverBinaries({}, 'unused')));
  const copy = join(parent, 'node_modules/server');
  await mkdir(dirname(copy), { recursive: true });
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

async function version(binaries: string, user: ServerUser): Promise<string> {
  return (await run(join(binaries, 'postgres'), ['--version'], { ...user, cwd: '/' })).stdout;
}

test.runIf(root)(
  'if root runs the program, a package in a closed home is copied once to a place where the database user can run it',
  async () => {
    const closed = await packageUnder(await folder(0o700));
    const copies = await folder(0o755);
    const user = await chooseServerUser('/nonexistent');
    const [one, other] = await Promise.all([
      serverBinaries(user, copies, closed),
      serverBinaries(user, copies, closed),
    ]);
    expect(one).toBe(other);
    expect(await version(one, user)).toContain('PostgreSQL');
    expect(await readdir(copies)).toHaveLength(1);
  },
);

test('a package installed without its install script gets its library links', async () => {
  const bare = await packageUnder(await folder(0o755));
  const libraries = await readdir(join(bare, 'native/lib'), { withFileTypes: true });
  await Promise.all(
    libraries.filter((each) => each.isSymbolicLink()).map((each) => rm(join(bare, 'native/lib', each.name))),
  );
  await expect(version(join(bare, 'native/bin'), {})).rejects.toThrow('error while loading shared libraries');
  const binaries = await serverBinaries({}, 'unused', bare);
  expect(binaries).toBe(join(bare, 'native/bin'));
  expect(await version(binaries, {})).toContain('PostgreSQL');
});

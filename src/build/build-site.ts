import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressAssets } from './compress-assets.ts';

const root = join(import.meta.dirname, '../..');
const fingerprintFile = join(root, 'build/fingerprint');

/** Builds the site when its sources have changed since the last build. Gives whether it did. @throws with the builder's words when it fails. */
export async function buildIfNeeded(): Promise<boolean> {
  const current = await fingerprint();
  if ((await readFile(fingerprintFile, 'utf8').catch(() => '')) === current) return false;
  await buildSite(current);
  return true;
}

/** Builds the site and compresses its assets; the fingerprint comes last, so that an interrupted build is no build. */
export async function buildSite(current?: string): Promise<void> {
  const mark = current ?? (await fingerprint());
  await rm(fingerprintFile, { force: true });
  await runBuilder();
  await compressAssets(join(root, 'build/client'));
  await mkdir(join(root, 'build'), { recursive: true });
  await writeFile(`${fingerprintFile}.new`, mark);
  await rename(`${fingerprintFile}.new`, fingerprintFile);
}

/** A hash of everything that a build reads. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const patterns = ['src/**/*', 'public/**/*', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'];
  const entries = await Array.fromAsync(glob(patterns, { cwd: root, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(`${file.slice(root.length)}\0`).update(await readFile(file));
  return hash.digest('hex');
}

function runBuilder(): Promise<void> {
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The site could not be built:\n${Buffer.concat(output).toString('utf8')}`)),
    );
  });
}

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { debianPackages } from './debian-packages.ts';

const run = promisify(execFile);

test('a package that the machine lacks runs from the cache, and two tests that want it at once share it', async (context) => {
  const cache = await mkdtemp(join(tmpdir(), 'engines-'));
  onTestFinished(() => rm(cache, { recursive: true }));
  vi.stubEnv('XDG_CACHE_HOME', cache);
  onTestFinished(() => void vi.unstubAllEnvs());
  const [first, second] = await Promise.all([debianPackages('hello'), debianPackages('hello')]);
  if (first.missing !== undefined) return context.skip(first.missing);
  expect(second).toEqual(first);
  const { stdout } = await run('hello', [], { env: first.env });
  expect(stdout).toBe('Hello, world!\n');
  const kept = await readdir(join(cache, 'mvi-engines')).catch(() => []);
  expect(kept).toHaveLength(first.root === '/' ? 0 : 1);
});

test('a package that does not exist gives a reason', async () => {
  expect((await debianPackages('no-such-package')).missing).toMatch(/^no Debian package no-such-package here: ./);
});

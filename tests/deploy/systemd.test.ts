import { execFile } from 'node:child_process';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { debianPackages } from '../engines/debian-packages.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const packages = await debianPackages('systemd');
const program = packages.missing === undefined ? join(packages.root, 'usr/bin/systemd-analyze') : '';
const options = packages.missing === undefined ? { env: { ...packages.env, PAGER: 'cat' } } : {};

// The units as on a machine whose program lies in this folder instead of /opt/mvi.
const folder = await mkdtemp(join(tmpdir(), 'units-'));
afterAll(() => rm(folder, { recursive: true }));
const files = await Array.fromAsync(glob(join(root, 'deploy/systemd/*.service')));
const units = await Promise.all(
  files.map(async (file) => {
    const unit = join(folder, basename(file).replace('@.', '@1.'));
    await writeFile(unit, (await readFile(file, 'utf8')).replaceAll('/opt/mvi', root));
    return unit;
  }),
);

test('there is a unit for each role', () => {
  const names = files.map((file) => basename(file));
  expect(names.toSorted()).toEqual(['mvi-migrate.service', 'mvi-web@.service', 'mvi-worker@.service']);
});

test('the example of their environment has only variables that exist, and values that the site takes', async () => {
  const example = await readFile(join(root, 'deploy/systemd/environment.example'), 'utf8');
  // What Node itself reads is no variable of the site. A number sign leaves a variable out.
  const lines = Array.from(example.matchAll(/^#?(?!NODE_)([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => ({
    name,
    value: value === '' ? 'x'.repeat(32) : value,
  }));
  const document = await readFile(join(root, 'docs/configuration.md'), 'utf8');
  expect(lines.filter(({ name }) => !document.includes(`- \`${name}\``))).toEqual([]);
  const environment = Object.fromEntries(lines.map(({ name, value }) => [name, value]));
  expect(readConfiguration({ ...environment, NODE_ENV: 'production' })).toMatchObject({ demoOffers: 0 });
});

async function readRestarts(file: string): Promise<[string, (string | undefined)[]]> {
  const unit = await readFile(file, 'utf8');
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  return [basename(file), ['Restart', 'RestartSec', 'StartLimitIntervalSec'].map(valueOf)];
}

test('a failing migration is tried again, and the processes wait for it without giving up', async () => {
  // By default systemd gives up after five starts within ten seconds, which 30 seconds never reach.
  expect(Object.fromEntries(await Promise.all(files.map(readRestarts)))).toEqual({
    'mvi-migrate.service': ['on-failure', '30', undefined],
    'mvi-web@.service': ['always', '5', '0'],
    'mvi-worker@.service': ['always', '5', '0'],
  });
});

test('systemd finds no fault in the units', async (context) => {
  if (packages.missing !== undefined) return context.skip(packages.missing);
  const { stderr } = await run(program, ['verify', '--man=no', '--recursive-errors=no', ...units], options);
  expect(stderr).toBe('');
});

test.each(units)('systemd rates the exposure of a unit at 3.0 or less (%s)', async (unit) => {
  if (packages.missing !== undefined) return;
  const words = ['security', '--offline=true', '--threshold=30', '--no-pager', unit];
  const { stdout } = await run(program, words, options);
  expect(stdout).toMatch(/Overall exposure level/);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { packages }: { packages: Record<string, { license?: string }> } = JSON.parse(
  await readFile(join(root, 'package-lock.json'), 'utf8'),
);
const decision = await readFile(join(root, 'docs/decisions/0002-parts.md'), 'utf8');
const named = [...decision.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

// Licences that require at most a notice of copyright.
const permissive = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Python-2\.0)$/;
const isPermissive = (license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(/ OR /)
    .some((one) => one.split(' AND ').every((part) => permissive.test(part) || part === 'Zlib'));

test('every package whose licence requires more than a notice is named in decision 0002', () => {
  const asking = Object.entries(packages)
    .filter(([path, { license = 'unknown' }]) => path !== '' && !isPermissive(license))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter((name) => !named.some((known) => name.startsWith(known)))).toEqual([]);
});

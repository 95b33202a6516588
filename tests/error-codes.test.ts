import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');

test('each error has a unique code', async () => {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: source }));
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  const codes = texts.flatMap((text) =>
    Array.from(text.matchAll(/\breadonly code = '([^']+)'/g), ([, code = '']) => code),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

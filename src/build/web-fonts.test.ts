import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnCharacters } from './web-fonts.ts';

const catalogues = join(import.meta.dirname, '../words');

test('the site’s typefaces contain every letter of both catalogues but the signs of an estimate and of a menu', async () => {
  const drawn = new Set(drawnCharacters());
  const read = await Array.fromAsync(glob('{fr,en}/*.json', { cwd: catalogues }), async (file) => {
    const words: unknown = JSON.parse(await readFile(join(catalogues, file), 'utf8'));
    return JSON.stringify(words);
  });
  expect(read.length).toBeGreaterThan(10);
  // A system font draws these signs, which no latin subset has.
  expect([...new Set(read.join(''))].filter((letter) => !drawn.has(letter)).toSorted()).toEqual(['≈', '⋯']);
});

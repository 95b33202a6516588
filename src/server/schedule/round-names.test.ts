import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { roundWord } from '#board/operators/rounds/round-names.ts';

test('the office has words for all recurring work', async () => {
  const source = await readFile(join(import.meta.dirname, 'scheduled-jobs.ts'), 'utf8');
  const names = Array.from(source.matchAll(/name: '([^']+)'/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => roundWord(name) === null)).toEqual([]);
});

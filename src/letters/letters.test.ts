import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letters } from './letters.ts';

const source = join(import.meta.dirname, '..');

async function definedJobs(): Promise<string[]> {
  const files = await Array.fromAsync(glob('{board,identity,content}/**/*.ts', { cwd: source }));
  const texts = await Promise.all(
    files.filter((file) => !file.endsWith('.test.ts')).map((file) => readFile(join(source, file), 'utf8')),
  );
  return texts.flatMap((text) => Array.from(text.matchAll(/\bdefineJob\(\s*'([^']+)'/g), ([, name = '']) => name));
}

test('each job that a use case leaves has exactly one worker', async () => {
  const names = await definedJobs();
  expect(names.length).toBeGreaterThan(0);
  expect(letters.map(({ job }) => job.name).toSorted()).toEqual(names.toSorted());
});

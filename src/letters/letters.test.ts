import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { letters } from './letters.ts';

const source = join(import.meta.dirname, '..');

const files = await Array.fromAsync(glob('{board,identity,content}/**/*.ts', { cwd: source }));
const texts = await Promise.all(
  files.filter((file) => !file.endsWith('.test.ts')).map((file) => readFile(join(source, file), 'utf8')),
);

function found(pattern: RegExp): string[] {
  return texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
}

test('each job that a use case leaves has exactly one worker', () => {
  const names = found(/\bdefineJob\(\s*'([^']+)'/g);
  expect(names.length).toBeGreaterThan(0);
  expect(letters.map(({ job }) => job.name).toSorted()).toEqual(names.toSorted());
});

test('each job is left by a use case', () => {
  const jobs = found(/\bconst (\w+) = defineJob\(/g);
  expect(jobs).toHaveLength(letters.length);
  expect(found(/\benqueue\(\s*\w+,\s*(\w+)/g)).toEqual(expect.arrayContaining(jobs));
});

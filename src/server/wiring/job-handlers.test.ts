import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobHandlers } from './job-handlers.ts';

const source = join(import.meta.dirname, '../..');

const files = await Array.fromAsync(glob('{board,identity,content,import}/**/*.ts', { cwd: source }));
const texts = await Promise.all(
  files.filter((file) => !file.endsWith('.test.ts')).map((file) => readFile(join(source, file), 'utf8')),
);

function found(pattern: RegExp): string[] {
  return texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
}

test('every job that a use case defines has exactly one handler', () => {
  const names = found(/\bdefineJob\(\s*'([^']+)'/g);
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
  expect(jobHandlers.map(({ job }) => job.name).toSorted()).toEqual(names.toSorted());
});

test('a use case enqueues every job', () => {
  const jobs = found(/\bconst (\w+) = defineJob\(/g);
  expect(jobs).toHaveLength(jobHandlers.length);
  const enqueued = found(/\benqueue\(\s*\w+,\s*(\w+)/g);
  expect(jobs.filter((job) => !enqueued.includes(job))).toEqual([]);
});

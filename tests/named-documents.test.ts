import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

async function textsOf(pattern: string): Promise<[string, string][]> {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }));
  return Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as [string, string]));
}

const documents = await textsOf('content/*/*.json');
const names = new Set(
  documents.map(([file, text]) => {
    const { uid }: { uid?: string } = JSON.parse(text);
    return `${file.split('/')[1]}/${uid}`;
  }),
);

test('a content document that our texts name as an example exists', async () => {
  const texts = [
    ...(await textsOf('docs/**/*.md')),
    ...(await textsOf('README.md')),
    ...(await textsOf('src/programs/*.ts')),
    ...(await textsOf('src/words/**/*.json')),
  ];
  const named = texts.flatMap(([file, text]) => [
    ...Array.from(text.matchAll(/(?<![\w/])page\/([a-z][a-z-]*)/g), ([, uid]) => `${file}: page/${uid}`),
    ...Array.from(text.matchAll(/predicate=(\w+)&uid=([a-z-]+)/g), ([, type, uid]) => `${file}: ${type}/${uid}`),
  ]);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((line) => !names.has(line.split(': ')[1] ?? ''))).toEqual([]);
});

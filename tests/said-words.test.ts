import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../src');
const catalogue = /import (?:(\w+)|\{ messages(?: as (\w+))? \}) from '#words\/(?:messages\.)?(?:fr|en)[./][^']*'/g;

/** Returns the names under which a file imports whole catalogues. */
const cataloguesIn = (text: string): string[] =>
  Array.from(text.matchAll(catalogue), ([, file, list]) => file ?? list ?? 'messages');

/**
 * Returns the sentences that a file takes directly from a catalogue. Arguments of `Object.hasOwn` do not
 * count, because that function only looks up a key.
 */
function takenFrom(text: string): string[] {
  const names = cataloguesIn(text);
  if (names.length === 0) return [];
  return (
    text.match(
      new RegExp(`(?<!Object\\.hasOwn\\(|\\/|languages\\.)\\b(?:${names.join('|')})\\.[a-z]\\w*(?=[\\s.;,)}\\]])`, 'g'),
    ) ?? []
  );
}

test('no code takes a sentence directly from a catalogue, because a compiled message with markup is not a text', async () => {
  const files = await Array.fromAsync(glob('**/*.{ts,tsx}', { cwd: source }));
  const own = files.filter((file) => !file.includes('.test.') && !file.startsWith('words/'));
  const texts = await Promise.all(
    own.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })),
  );
  expect(texts.filter(({ text }) => cataloguesIn(text).length > 0).length).toBeGreaterThan(10);
  const taken = texts.flatMap(({ file, text }) => takenFrom(text).map((words) => `${file}: ${words}`));
  expect(taken).toEqual([]);
});

import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const longest = 110;

// A line that is a comment or ends in a comment; `//` in an address does not count.
const comment = /^\s*(?:\/\*\*?|\*|\/\/|\{\/\*)\s|[;,{(})] \/\/ (?!.*['`]$)/;

test(`a comment fits into ${longest} columns`, async () => {
  const files = await Array.fromAsync(glob('{src,tests,bench}/**/*.{ts,tsx}', { cwd: root }));
  expect(files).not.toEqual([]);
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const tooLong = texts.flatMap((text, index) =>
    text
      .split('\n')
      .flatMap((line, number) =>
        line.length > longest && comment.test(line) ? [`${files[index]}:${number + 1}`] : [],
      ),
  );
  expect(tooLong).toEqual([]);
});

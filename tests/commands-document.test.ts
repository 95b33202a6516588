import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..');
const document = await readFile(join(root, 'docs/commands.md'), 'utf8');
const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageFile.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));

// Scripts that the document describes as parts of `check`.
const parts = new Set(['lint', 'format:check', 'types', 'dead-code']);

test('the document of commands names every script and nothing else', () => {
  const named = Array.from(document.matchAll(/^- `([\w:-]+)/gm), ([, name = '']) => name);
  const known = Object.keys(scripts).filter((name) => !parts.has(name));
  expect(named.toSorted()).toEqual(known.toSorted());
});

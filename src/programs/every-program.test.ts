import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** Every program for operators, by the name of its script. */
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /^(?:exec )?node (src\/(?:programs\/[\w-]+|main)\.ts)$/.exec(command)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

type Outcome = { readonly code: unknown; readonly out: string; readonly errors: string };

/**
 * Uses the address of a database that does not exist, because printing the usage must not need a database.
 */
function run(file: string, ...words: string[]): Promise<Outcome> {
  const env = {
    PATH: process.env['PATH'],
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    DATA_DIR: '/proc/none',
    // Starts take half as long: eighty programs share most of their modules.
    NODE_COMPILE_CACHE: join(tmpdir(), 'mvi-compile-cache'),
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...words], { cwd: root, env }, (error, out, errors) =>
      resolve({ code: error === null ? 0 : error.code, out, errors }),
    );
  });
}

test('every program for operators has a script', () => {
  expect(programs.length).toBeGreaterThan(13);
});

test.each(programs)('npm run $name -- --help prints its usage', async ({ name, file }) => {
  const { code, out, errors } = await run(file, '--help');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain(name === 'start' ? 'npm start' : `npm run ${name}`);
});

test.each(programs)('npm run $name refuses an unknown option in one line', async ({ file }) => {
  const { code, out, errors } = await run(file, '--sing');
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(errors).toMatch(/^Unknown option '--sing'.*\n$/);
});

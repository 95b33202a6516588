import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createLog, describeError, readableLine } from './log.ts';

const folder = await mkdtemp(join(tmpdir(), 'log-'));
afterAll(() => rm(folder, { recursive: true }));

/** Returns the output for some lines, on a terminal or in a file. */
async function logged(isTerminal: boolean): Promise<string> {
  const path = join(folder, String(isTerminal));
  await using file = await open(path, 'w');
  const log = createLog(file.fd, isTerminal);
  log.info({ reqId: 'r-1', method: 'GET', path: '/offres', status: 200, ms: 12 }, 'request');
  log.warn({ err: new Error('away', { cause: new Error('refused') }), runId: 7 }, 'the database is unavailable');
  return readFile(path, 'utf8');
}

test('on a terminal each line is short and readable, with the stack of an error below', async () => {
  const lines = (await logged(true)).split('\n');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info  GET \/offres  200  12 ms  r-1$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d warn  the database is unavailable  runId=7$/);
  expect(lines[2]).toBe('  Error: away');
  expect(lines.join('\n')).toContain('  because of\n  Error: refused');
});

test('without a terminal each line is JSON', async () => {
  const lines = (await logged(false)).trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 30, path: '/offres', msg: 'request' },
    { level: 40, runId: 7, err: { message: 'away' } },
  ]);
});

test('logged text cannot send control characters to a terminal, and a line that is not JSON stays unchanged', () => {
  const line = JSON.stringify({ level: 30, time: 0, msg: 'a\u001b[2Jb\rc\u009bd' });
  expect(readableLine(line)).toMatch(/ info {2}a·\[2Jb·c·d\n$/);
  expect(readableLine('plain\n')).toBe('plain\n');
});

test('no e-mail address and no password in an error or its cause reaches the log', () => {
  const cause = new Error('550 5.1.1 <zoé.ørsted+vie@exemple.fr>: unknown');
  const shown = JSON.stringify(
    describeError(new Error('refused: ana@example.org, postgres://me:word@db/x', { cause })),
  );
  expect(shown).not.toMatch(/ana|zoé|ørsted|exemple|example|word/);
  expect(shown).toContain('550 5.1.1');
});

test('an error with a long text is logged within two seconds', () => {
  const begun = performance.now();
  describeError(new Error('a'.repeat(100_000)));
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('the kind, message and code of a database driver’s error are logged, but no other property of it', () => {
  const error = Object.assign(new TypeError('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.fr) exists' });
  expect(describeError(error)).toMatchObject({ type: 'TypeError', message: 'duplicate key', code: '23505' });
  expect(JSON.stringify(describeError(error))).not.toContain('Key');
});

test('paths of packages in a stack stay readable', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at f (/app/node_modules/@fastify/static/index.js:1:2)';
  expect(describeError(error)).toHaveProperty('stack', error.stack);
});

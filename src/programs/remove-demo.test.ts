import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { loadReference } from '#reference/load-reference.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { importOffers } from '#import/import-offers.ts';
import { response, row2026 } from '#import/testing/source-rows.ts';
import { canAsk, confirm } from './confirm.ts';
import { hasImported, proposeRemoval } from './propose-removal.ts';

const folder = await mkdtemp(join(tmpdir(), 'demo-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, url } = await testDatabase();
const board = testBoard(db);
await loadReference(db);

beforeEach(async () => {
  await db.deleteFrom('offers').execute();
  await db.deleteFrom('companies').execute();
  await loadDemo(board, { count: 30 });
});

async function run(program: string, ...words: string[]) {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...words], { env });
  child.stdin.end();
  const [out, errors, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out: out.join(''), errors: errors.join('') };
}

const left = async () => (await db.selectFrom('offers').select('id').execute()).map(({ id }) => id);

test('a removal lists what will be removed, and needs --yes without a terminal', async () => {
  const refused = await run('remove-demo.ts');
  expect(refused).toMatchObject({ code: 2, errors: expect.stringMatching(/30 offers[\s\S]*add --yes/) });
  expect(await left()).toHaveLength(30);
  expect(await run('remove-demo.ts', '--yes')).toMatchObject({ code: 0, out: expect.stringContaining('30 offers') });
  expect(await left()).toEqual([]);
  expect(await run('remove-demo.ts')).toMatchObject({ code: 0, errors: expect.stringContaining('No invented offers') });
});

test('after an import, a board with real and demo offers prints the command that removes the demo', async () => {
  const file = join(folder, 'offers.json');
  await writeFile(file, JSON.stringify({ result: [row2026(1)], count: 1 }));
  const { code, out } = await run('import-offers.ts', file);
  expect([code, out]).toEqual([
    0,
    expect.stringContaining('30 invented offers stand beside them: npm run demo:remove'),
  ]);
});

test.each([
  [true, [1]],
  [false, 31],
])(
  'the first import asks if the demo offers should be removed, and acts on the answer %s',
  async (answer, expected) => {
    expect(await hasImported(board)).toBe(false);
    const report = await importOffers(board, response([row2026(1)]));
    const asked: string[] = [];
    await proposeRemoval(board, report, async (question) => asked.push(question) > 0 && answer);
    expect(asked).toHaveLength(1);
    expect(typeof expected === 'number' ? (await left()).length : await left()).toEqual(expected);
    expect(await hasImported(board)).toBe(true);
  },
);

test.each([
  ['yes\n', true],
  ['Y\n', true],
  ['no\n', false],
  ['\n', false],
  ['', false],
])('the answer %j means %s', async (typed, meant) => {
  const input = new PassThrough();
  input.end(typed);
  expect(await confirm('Remove them?', { input, output: new PassThrough() })).toBe(meant);
  expect(canAsk({ input, output: new PassThrough() })).toBe(false);
});

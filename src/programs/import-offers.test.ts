import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { row2026 } from '#import/testing/source-rows.ts';
import { testDatabase } from '#database/testing/test-database.ts';

const program = join(import.meta.dirname, 'import-offers.ts');
const folder = await mkdtemp(join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));
const { db, url } = await testDatabase();

function start(...words: string[]): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder };
  return spawn(process.execPath, [program, ...words], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}

type Outcome = { readonly code: unknown; readonly out: string; readonly errors: string };

async function run(...words: string[]): Promise<Outcome> {
  return outcomeOf(start(...words));
}

async function outcomeOf(child: ChildProcess): Promise<Outcome> {
  let out = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code]: unknown[] = await once(child, 'close');
  return { code, out, errors };
}

async function fileOf(name: string, rows: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, JSON.stringify({ result: rows, count: rows.length }));
  return path;
}

test('an import reports its results, lists rejected rows separately, and exits with code 0', async () => {
  const { code, out, errors } = await run(await fileOf('few.json', [row2026(1), row2026(2, { missionDuration: 48 })]));
  expect(out).toMatch(/read +2\ninserted +1\nupdated +0\nunchanged +0\nwithdrawn +0\nrejected +1\n/);
  expect(errors).toContain('Row 2, id 2, rejected: missionDuration: expected whole months from 1 to 36, got 48');
  expect(errors).toContain('2 of 2 rows');
  expect(code).toBe(0);
});

test('a dry run on the standard input reports its results and changes nothing', async () => {
  const child = start('-', '--dry-run');
  child.stdin?.end(JSON.stringify({ result: [row2026(1), row2026(3)], count: 2 }));
  const { code, out } = await outcomeOf(child);
  expect(out).toMatch(/^put +VIE3 .*\nread +2\ninserted +1\n/);
  expect(code).toBe(0);
  expect(await db.selectFrom('offers').select('id').where('id', '=', 3).execute()).toEqual([]);
});

test('an import refuses to withdraw most offers without the option', async () => {
  const none = await fileOf('none.json', []);
  const refused = await run(none);
  expect(refused.out).toContain('--allow-mass-withdrawal');
  expect(refused.code).toBe(1);
  expect((await run(none, '--allow-mass-withdrawal')).out).toMatch(/withdrawn +1\n/);
});

test.each([
  [['missing.json'], 1, 'There is no file missing.json.'],
  [[program], 1, 'is not JSON'],
  [[], 2, 'Name a file, an address, or -'],
  [['a.json', 'b.json'], 2, 'One file or address at a time'],
  [['--every'], 2, "Unknown option '--every'"],
])('the command %j exits with code %i and a clear line', async (words, expected, line) => {
  const { code, errors } = await run(...words);
  expect(errors).toContain(line);
  expect(errors).not.toContain('    at ');
  expect(code).toBe(expected);
});

test('if an import is killed half-way, a second import gives the same result as one uninterrupted import', async () => {
  expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('<file, address or ->') });
});

test('if an import is killed half-way, a second import gives the same result as one uninterrupted import', async () => {
  const rows = Array.from({ length: 450 }, (_, index) =>
    row2026(5000 + index, { organizationId: index < 400 ? 41 : 42 }),
  );
  const file = await fileOf('many.json', rows);
  // Locks company 42 in a transaction, so that the third batch of the import waits in the middle of its work.
  const elsewhere = await db.startTransaction().execute();
  await elsewhere.insertInto('companies').values({ id: 42, name: 'Ailleurs', source: 'import' }).execute();
  const killed = start(file);
  const inserted = () => db.selectFrom('offers').select('id').where('id', '>=', 5000).execute();
  while ((await inserted()).length < 400) expect(killed.exitCode).toBeNull();
  killed.kill('SIGKILL');
  await once(killed, 'close');
  await elsewhere.rollback().execute();
  const { out, code } = await run(file);
  expect(out).toMatch(/inserted +50\nupdated +0\nunchanged +400\n/);
  expect(code).toBe(0);
  const { rows: untold } =
    await sql`select id from offers except select offer_id from offer_changes where kind = 'offer'`.execute(db);
  expect(untold).toEqual([]);
});

test('Ctrl-C lets the current batch finish, and the next run completes the import', async () => {
  const rows = Array.from({ length: 450 }, (_, index) =>
    row2026(6000 + index, { organizationId: index < 200 ? 51 : 52 }),
  );
  const file = await fileOf('stopped.json', [...rows]);
  const elsewhere = await db.startTransaction().execute();
  await elsewhere.insertInto('companies').values({ id: 52, name: 'Ailleurs', source: 'import' }).execute();
  const stopped = start(file);
  const inserted = () => db.selectFrom('offers').select('id').where('id', '>=', 6000).execute();
  // The second batch waits for the other transaction.
  const waiting = () =>
    sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  while ((await waiting()).rows.length === 0) expect(stopped.exitCode).toBeNull();
  let errors = '';
  stopped.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  stopped.kill('SIGINT');
  while (!errors.includes('Stopping after this batch')) await once(stopped.stderr ?? stopped, 'data');
  const ended = once(stopped, 'close');
  await elsewhere.rollback().execute();
  expect((await ended)[0]).toBe(130);
  expect(await inserted()).toHaveLength(400);
  expect((await run(file)).out).toMatch(/inserted +50\nupdated +0\nunchanged +400\n/);
});

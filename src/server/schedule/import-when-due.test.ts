import { beforeEach, expect, test } from 'vitest';
import { hour, minute } from '#durations.ts';
import { insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { lastRuns } from '#board/operators/imports/import-runs.ts';
import { testBoard } from '#board/testing/test-board.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { response, row2026 } from '#import/testing/source-rows.ts';
import type { SourcePage } from '#import/source/source-page.ts';
import { importWhenDue } from './import-when-due.ts';

const { db } = await testDatabase();
await insertReference(db);
let passed = 0;
const letters: unknown[] = [];
const jobs = { enqueue: async (_running: unknown, _job: unknown, data: unknown) => void letters.push(data) };
const board = testBoard(db, { jobs, now: () => new Date(noon.getTime() + passed) });
const told: string[] = [];
const tell = (level: string) => () => void told.push(level);
const log = { info: tell('info'), warn: tell('warn'), error: tell('error') };

beforeEach(async () => {
  told.length = 0;
  passed += hour;
});

async function importNow(source: AsyncIterable<SourcePage>, stopping = new AbortController()): Promise<void> {
  await importWhenDue(board, log, {
    every: minute,
    source: () => ({ pages: source, details: undefined }),
    stopping: stopping.signal,
  });
}

// oxlint-disable-next-line require-yield -- a source that gives nothing
async function* away(): AsyncGenerator<SourcePage> {
  throw new Error('https://source.example answers 503.');
}

test('the report of an import is stored with its rejected rows', async () => {
  await importNow(response([row2026(1), row2026(2, { missionDuration: 48 })]));
  const [run] = await lastRuns(board, 1);
  expect(run).toMatchObject({
    failed: false,
    summary: expect.stringMatching(/inserted +1[\s\S]*Row 2, id 2, rejected/),
  });
  expect(await db.selectFrom('offers').select('id').execute()).toEqual([{ id: 1 }]);
});

test('an import that rejects every row is a failure, and a second failure in a row is logged as an error', async () => {
  const rows = [row2026(1, { missionDuration: 48 }), row2026(2, { missionDuration: 48 })];
  await importNow(response(rows));
  passed += minute;
  await importNow(response(rows));
  expect(told).toEqual(['warn', 'error']);
  const [run] = await lastRuns(board, 1);
  expect(run).toMatchObject({ failed: true, summary: expect.stringContaining('Every row was rejected') });
  expect(letters.at(-1)).toEqual({ runId: run?.id, outcome: 'failing' });
  await importNow(response([row2026(1)]));
  passed += minute;
});

test('the source is not called before the next import is due', async () => {
  await importNow(response([row2026(1)]));
  told.length = 0;
  await importNow(away());
  expect(told).toEqual([]);
});

test('an unavailable source is a failure, and a second failure in a row is logged as an error', async () => {
  await importNow(away());
  passed += minute;
  await importNow(away());
  expect(told).toEqual(['warn', 'error']);
  const failure = { failed: true, summary: expect.stringContaining('503') };
  expect(await lastRuns(board, 2)).toMatchObject([failure, failure]);
  expect(await db.selectFrom('offers').select('withdrawn_at').execute()).toEqual([{ withdrawn_at: null }]);
});

test('an import stopped on its first page is neither a failure nor a success', async () => {
  await importNow(away());
  passed += minute;
  await importNow(away());
  passed += minute;
  const stopping = new AbortController();
  async function* stopped(): AsyncGenerator<SourcePage> {
    stopping.abort();
    yield* response([row2026(1)]);
  }
  await importNow(stopped(), stopping);
  expect(await lastRuns(board, 1)).toMatchObject([{ failed: null, endedAt: board.now() }]);
  expect(told.at(-1)).toBe('info');
});

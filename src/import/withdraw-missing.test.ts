import { expect, test } from 'vitest';
import type { SourcePage } from '#import/source/source-page.ts';
import { importingBoard } from './testing/importing-board.ts';
import { response, row2026, type SourceRowJson } from './testing/source-rows.ts';

const { run, importRows, shownIds } = await importingBoard();

test('an offer missing from a complete response is withdrawn, and comes back when it reappears', async () => {
  const rows = [row2026(1), row2026(2), row2026(3)];
  await importRows(rows);
  expect(await importRows(rows.slice(0, 2))).toMatchObject({ unchanged: 2, withdrawn: 1 });
  expect(await shownIds()).toEqual([1, 2]);
  expect(await importRows(rows)).toMatchObject({ updated: 1, unchanged: 2, withdrawn: 0 });
  expect(await shownIds()).toEqual([1, 2, 3]);
});

test.each([
  ['', { missionDuration: 0 }],
  [' with only a reference', { id: null }],
])('an offer whose row is rejected%s stays, and only offers without a row are withdrawn', async (_which, wrong) => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  expect(await importRows([row2026(1), row2026(3, wrong)])).toMatchObject({ withdrawn: 1, withdrawalSkipped: null });
  expect(await shownIds()).toEqual([1, 3]);
});

test('a response stays complete even if a row has neither id nor reference', async () => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  expect(await importRows([row2026(1), row2026(2), null])).toMatchObject({ withdrawn: 1, withdrawalSkipped: null });
});

test.each([
  ['it has fewer rows than its count', () => response([row2026(1)], 1405)],
  ['it gives no count', () => response([row2026(1)], null)],
  ['its count changes on the way', () => pages([row2026(1)], 3, [row2026(2)], 2)],
])('a response withdraws nothing when %s', async (_why, source) => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  const report = await run(source());
  expect(report).toMatchObject({ withdrawn: 0, withdrawalSkipped: 'partial' });
  expect(await shownIds()).toEqual([1, 2, 3]);
});

async function* pages(
  first: readonly SourceRowJson[],
  count: number,
  second: readonly SourceRowJson[],
  later: number,
): AsyncGenerator<SourcePage> {
  yield { rows: first, count };
  yield { rows: second, count: later };
}

test('a response that would withdraw more than half of the offers is refused unless allowed', async () => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  expect(await importRows([])).toMatchObject({
    withdrawn: 0,
    withdrawalSkipped: 'mass',
    missing: { missing: 3, shown: 3 },
  });
  expect(await shownIds()).toEqual([1, 2, 3]);
  expect(await importRows([], { allowMassWithdrawal: true })).toMatchObject({ withdrawn: 3, withdrawalSkipped: null });
  expect(await shownIds()).toEqual([]);
});

test('a response of another board withdraws most offers only if allowed, however many rows it has', async () => {
  const board = Array.from({ length: 10 }, (_, index) => row2026(index + 1));
  const other = Array.from({ length: 90 }, (_, index) => row2026(index + 10));
  await importRows(board);
  const refused = { withdrawn: 0, withdrawalSkipped: 'mass', missing: { missing: 9, shown: 10 } };
  expect(await importRows(other)).toMatchObject({ ...refused, inserted: 89 });
  expect(await importRows(other)).toMatchObject({ ...refused, unchanged: 90 });
  expect(await importRows(other, { allowMassWithdrawal: true })).toMatchObject({ withdrawn: 9 });
});

test('a response is compared with the offers of the last accepted response', async () => {
  await importRows([row2026(1), row2026(2)]);
  await importRows([row2026(3), row2026(4), row2026(5)], { allowMassWithdrawal: true });
  expect(await importRows([row2026(3), row2026(4)])).toMatchObject({ withdrawn: 1, withdrawalSkipped: null });
});

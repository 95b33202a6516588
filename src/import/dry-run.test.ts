import { expect, test } from 'vitest';
import { importingBoard } from './testing/importing-board.ts';
import { row2026 } from './testing/source-rows.ts';

const { importRows, versions } = await importingBoard();

test('a dry run reports what would be added, changed and withdrawn, and writes nothing', async () => {
  await importRows([row2026(1), row2026(2), row2026(3), row2026(4)]);
  const before = await versions();
  const rows = [row2026(1), row2026(2, { indemnite: 3000 }), row2026(3), row2026(5), null];
  const report = await importRows(rows, { dryRun: true });
  expect(report).toMatchObject({ inserted: 1, updated: 1, unchanged: 2, withdrawn: 1, rejected: [{ row: 5 }] });
  expect(report.planned.map(({ change, id }) => `${change} ${id}`)).toEqual(['put 5', 'change 2', 'withdraw 4']);
  expect(await versions()).toEqual(before);
  expect(await importRows(rows)).toMatchObject({ inserted: 1, updated: 1, unchanged: 2, withdrawn: 1 });
});

test('a dry run of another board’s response reports that an import would refuse it, and leaves the connection writable', async () => {
  await importRows([row2026(1), row2026(2), row2026(3)]);
  const report = await importRows([row2026(7), row2026(8), row2026(9), row2026(10)], { dryRun: true });
  expect(report).toMatchObject({ inserted: 4, withdrawalSkipped: 'mass', missing: { missing: 3, shown: 3 } });
  expect(await importRows([row2026(1), row2026(2), row2026(3)])).toMatchObject({ unchanged: 3 });
});

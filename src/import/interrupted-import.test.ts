import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createChanges } from '#board/context/changes.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { importOffers } from './import-offers.ts';
import { response, row2025, row2026, type SourceRowJson } from './testing/source-rows.ts';

const { db } = await testDatabase();
const now = () => new Date('2026-11-21T12:00:00Z');

beforeAll(() => loadReference(db));

async function emptyBoard(): Promise<void> {
  await db.deleteFrom('offers').execute();
  await db.deleteFrom('companies').execute();
  await db.deleteFrom('specializations').where('id', '>', 990).execute();
  await sql`alter sequence companies_without_id restart`.execute(db);
}

async function boardAsJson(): Promise<string> {
  const tables = ['offers', 'companies', 'specializations', 'offer_views'] as const;
  const contents = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table)} order by 1`.execute(db)),
  );
  // Numbers of transactions are left out: they differ from one import to the next.
  return JSON.stringify(contents, (name, value) => (name === 'transaction' ? undefined : value));
}

const run = (rows: readonly SourceRowJson[], batchSize: number, signal?: AbortSignal, report?: () => void) =>
  importOffers({ db, now, changes: createChanges() }, response(rows), {
    batchSize,
    ...(signal ? { signal } : {}),
    ...(report ? { report } : {}),
  });

/**
 * Rows of both generations. Some name their company with an id and some without; some rows are changed,
 * invalid or repeated.
 */
const anyRow = fc
  .record({
    id: fc.integer({ min: 1, max: 12 }),
    recent: fc.boolean(),
    company: fc.integer({ min: 0, max: 3 }),
    missionDuration: fc.constantFrom(6, 12, 18, 24, 99),
    viewCounter: fc.integer({ min: 0, max: 5 }),
    specialization: fc.constantFrom(208, 991, 992),
  })
  .map(({ id, recent, company, specialization, ...rest }) =>
    (recent ? row2026 : row2025)(id, {
      ...rest,
      organizationName: `Maison ${company}`,
      organizationId: recent ? company + 30 : 0,
      specializations: [{ specializationId: specialization, specializationLabel: `Métier ${specialization}` }],
    }),
  );

test('an import that stops after any batch and runs again ends with the same board as an uninterrupted import', async () => {
  const responses = fc.array(anyRow, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(responses, responses, fc.integer({ min: 1, max: 10 }), async (earlier, later, stopAfter) => {
      await emptyBoard();
      await run(earlier, 3);
      await run(later, 3);
      const expected = await boardAsJson();

      await emptyBoard();
      await run(earlier, 3);
      const stopping = new AbortController();
      let reports = 0;
      await run(later, 3, stopping.signal, () => {
        reports += 1;
        if (reports > stopAfter) stopping.abort();
      });
      await run(later, 3);
      expect(await boardAsJson()).toBe(expected);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('a stopped import keeps its complete batches, withdraws nothing and reports that it was stopped', async () => {
  await emptyBoard();
  await run([row2026(1), row2026(2), row2026(3)], 200);
  const stopping = new AbortController();
  let reports = 0;
  const report = await run([row2026(4), row2026(5), row2026(6), row2026(7)], 2, stopping.signal, () => {
    reports += 1;
    if (reports === 2) stopping.abort();
  });
  expect(report).toMatchObject({ read: 2, inserted: 2, withdrawn: 0, withdrawalSkipped: 'stopped' });
});

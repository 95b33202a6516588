import { sql } from 'kysely';
import { beforeAll, beforeEach } from 'vitest';
import { createChanges } from '#board/context/changes.ts';
import { loadReference } from '#reference/load-reference.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { type ImportOptions, importOffers } from '../import-offers.ts';
import type { SourcePage } from '#import/source/source-page.ts';
import { response } from './source-rows.ts';

const now = () => new Date('2026-11-21T12:00:00Z');

/** Returns a database for imports, empty before each test. Call it at the top of the file. */
export async function importingBoard() {
  const { db } = await testDatabase();
  const run = (source: AsyncIterable<SourcePage>, options: ImportOptions = {}) =>
    importOffers({ db, now, changes: createChanges() }, source, options);
  beforeAll(() => loadReference(db));
  beforeEach(async () => {
    await db.deleteFrom('offers').execute();
    await db.deleteFrom('companies').execute();
    await db.deleteFrom('specializations').where('id', 'in', [990, 991]).execute();
    await sql`alter sequence companies_without_id restart`.execute(db);
  });
  return {
    db,
    run,
    importRows: (rows: readonly unknown[], options: ImportOptions = {}) => run(response(rows), options),
    shownIds: async () => {
      const rows = await db.selectFrom('offers').select('id').where('withdrawn_at', 'is', null).orderBy('id').execute();
      return rows.map(({ id }) => id);
    },
    /** Returns the row versions, which change with every written row, even if its values stay the same. */
    versions: async () => {
      const { rows } = await sql<{
        id: number;
        version: string;
      }>`select id, xmin::text as version from offers union all select id, xmin::text from companies order by 1`.execute(
        db,
      );
      return rows;
    },
  };
}

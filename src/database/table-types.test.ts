import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tableTypes } from './table-types.ts';
import { testDatabase } from './testing/test-database.ts';

const { db } = await testDatabase();

test('tables.ts matches the migrated schema (otherwise run `npm run database:types`)', async () => {
  const written = await readFile(join(import.meta.dirname, 'tables.ts'), 'utf8');
  expect(written).toBe(await tableTypes(db));
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from './connection.ts';
import { startEmbeddedServer } from './embedded/start-embedded-server.ts';
import { migrate } from './migrate.ts';
import { tableTypes } from './table-types.ts';

/**
 * `npm run database:types`: migrates an empty database in a temporary folder and writes tables.ts from its
 * schema.
 */
async function generateTables(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-types-'));
  const server = await startEmbeddedServer({ dataDir, durable: false });
  const db = connect(server.url, { max: 1, patient: true });
  try {
    await migrate(db);
    await writeFile(join(import.meta.dirname, 'tables.ts'), await tableTypes(db));
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

await generateTables();

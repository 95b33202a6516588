import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import { freshFolder, startProduct } from '../product.ts';
import { startSlowSource } from './slow-source.ts';

const count = 900;

test('after a killed scheduled import, the next import brings every offer to the board exactly once', async () => {
  const dataDir = await freshFolder();
  const source = await startSlowSource(count);
  source.answerAs({ isSlow: true });
  const environment = { DEMO_OFFERS: '0', OFFERS_IMPORT_URL: source.url, RECRUITER_FALLBACK_EMAIL: 'desk@mvi.example' };
  const first = await startProduct({ dataDir, environment });
  const db = connect((await startEmbeddedServer({ dataDir })).url, { max: 2 });
  const imported = async () => (await db.selectFrom('offers').select('id').execute()).length;
  // Waits until the import has written the first page. The second page never arrives.
  await expect.poll(imported).toBeGreaterThan(0);
  await first.kill();
  expect(await imported()).toBeLessThan(count);
  await sql`update import_runs set started_at = started_at - interval '2 hours'`.execute(db);

  source.answerAs({ isSlow: false });
  const second = await startProduct({ dataDir, environment });
  try {
    const runs = () => db.selectFrom('import_runs').select('failed').orderBy('id').execute();
    await expect.poll(runs, { timeout: 60_000 }).toEqual([{ failed: null }, { failed: false }]);
    const open = await sql<{ all: number }>`
      select count(*)::integer as all from offers where source = 'import' and withdrawn_at is null`.execute(db);
    expect(open.rows).toEqual([{ all: count }]);
  } finally {
    await db.destroy();
    await second.stop();
    source.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

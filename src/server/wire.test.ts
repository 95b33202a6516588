import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '#configuration.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { wire } from './wire.ts';

const { db, url } = await testDatabase();

async function sessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}

test('a start that fails leaves neither worker nor job queue running', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-wire-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await sql`drop table idp.signing_keys`.execute(db);
  const own = connect(url, { max: 1 });
  onTestFinished(() => own.destroy());
  const before = await sessions();
  const configuration = readConfiguration({ DATA_DIR: dataDir, DEMO_ACCOUNT: 'off' });
  const foundations = {
    configuration,
    db: own,
    databaseUrl: url,
    log: pino({ enabled: false }),
    say: () => {},
    clientFolder: null,
  };
  await expect(wire(foundations)).rejects.toThrow('signing_keys');
  await own.destroy();
  await vi.waitFor(async () => expect(await sessions()).toBe(before), 5000);
});

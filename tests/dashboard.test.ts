import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { createApp } from '#server/app.ts';
import { openSeeing } from '#server/seeing/open-seeing.ts';
import { wire } from '#server/wiring/wire.ts';
import { siteBuild } from '#site/testing/site-build.ts';

const root = join(import.meta.dirname, '..');
const { db, url } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'mvi-dashboard-'));
const backupFolder = await mkdtemp(join(tmpdir(), 'mvi-dashboard-backups-'));
const token = 'd'.repeat(32);

/** Starts a product that has everything that the dashboard shows. */
async function start() {
  await insertReference(db);
  await insertOffer(db);
  const ended = new Date();
  await db.insertInto('import_runs').values({ started_at: ended, ended_at: ended, failed: false }).execute();
  const own = connect(url);
  // The server is no standby of itself, so that the metrics of replicas tell of one that is away.
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: url,
    BACKUP_TO: backupFolder,
    LIMITS_URL: 'postgres:',
  };
  const configuration = readConfiguration({
    ...environment,
    METRICS_TOKEN: token,
    OFFERS_IMPORT_URL: 'http://127.0.0.1:9/none',
  });
  const log = pino({ enabled: false });
  const foundations = {
    configuration,
    db: own,
    databaseUrl: url,
    directUrl: url,
    log,
    say: () => {},
    clientFolder: null,
  };
  const seeing = await openSeeing({ configuration, log });
  const { parts, stop } = await wire(foundations);
  // The database of a test is not the embedded one, which alone is archived.
  const archive = { chain: () => 'chain', standstill: () => null };
  const backups = parts.backups && { ...parts.backups, archive };
  const app = await createApp({ ...parts, backups }, await siteBuild(), seeing);
  afterAll(async () => {
    await app.close();
    seeing.metrics?.stop();
    await stop();
    await own.destroy();
    await Promise.all([dataDir, backupFolder].map((folder) => rm(folder, { recursive: true })));
  });
  await parts.board.search();
  for (const path of ['/offres/recherche', '/offres/recherche', '/offres/1']) await app.inject(path);
  return app;
}

const app = await start();

/** Returns the names that have a sample now. */
async function samples(): Promise<ReadonlySet<string>> {
  const { body } = await app.inject({ path: '/metrics', headers: { authorization: `Bearer ${token}` } });
  return new Set(Array.from(body.matchAll(/^([a-z]\w*)(?=[{ ])/gm), ([name]) => name));
}

const namesIn = (expression: string): string[] => expression.match(/\b(mvi|nodejs|process)_[a-z0-9_]+/g) ?? [];

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

test('every panel of the dashboard shows metrics that a running product has', async () => {
  const { panels } = dashboard.parse(JSON.parse(await readFile(join(root, 'deploy/grafana/dashboard.json'), 'utf8')));
  const expressions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.filter(({ expr }) => namesIn(expr).length === 0)).toEqual([]);
  await vi.waitFor(
    async () => {
      const known = await samples();
      expect(expressions.filter(({ expr }) => namesIn(expr).some((name) => !known.has(name)))).toEqual([]);
    },
    { timeout: 20_000, interval: 500 },
  );
});

test('every alert rule asks for metrics that a running product has', async () => {
  const rules = await readFile(join(root, 'deploy/prometheus/rules.yml'), 'utf8');
  const known = await samples();
  expect(namesIn(rules).filter((name) => !known.has(name))).toEqual([]);
});

test('the operating document names every metric of ours, and no other', async () => {
  const operating = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const ours = [...(await samples())].filter((name) => name.startsWith('mvi_'));
  const known = new Set(ours.map((name) => name.replace(/_(bucket|sum|count)$/, '')));
  expect([...new Set(operating.match(/\bmvi_[a-z0-9_]+/g))].toSorted()).toEqual([...known].toSorted());
});

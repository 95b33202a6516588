import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguration } from '#configuration/read-configuration.ts';
import { insertOffer, insertReference } from '#board/offers/testing/offer-fixtures.ts';
import { testActor } from '#content/repository/testing/test-actor.ts';
import { testRepository } from '#content/repository/testing/test-repository.ts';
import { connect } from '#database/connection.ts';
import { testDatabase } from '#database/testing/test-database.ts';
import { locales } from '#words/locale.ts';
import { wire } from './wire.ts';

const { db, url } = await testDatabase();
const log = pino({ enabled: false });

const folder = await mkdtemp(join(tmpdir(), 'mvi-wire-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Opens the services for a site with its own connections; sites of one database share a data folder. */
async function ground(address: string) {
  const dataDir = join(folder, new URL(address).pathname);
  await mkdir(dataDir, { recursive: true });
  const own = connect(address, { max: 3 });
  onTestFinished(() => own.destroy());
  const configuration = readConfiguration({ DATA_DIR: dataDir, DEMO_ACCOUNT: 'off' });
  return { configuration, db: own, databaseUrl: address, directUrl: address, log, say: () => {}, clientFolder: null };
}

async function sessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows[0]?.count ?? 0;
}

test('a failed start stops the worker and the job queue', async () => {
  const foundations = await ground(url);
  await sql`drop table idp.signing_keys`.execute(db);
  const before = await sessions();
  await expect(wire(foundations)).rejects.toThrow('signing_keys');
  await foundations.db.destroy();
  await vi.waitFor(async () => expect(await sessions()).toBe(before), 5000);
});

const busy = await testDatabase();

test('a process listens with one session, whatever it listens to, and writes its counted views at the stop', async () => {
  await insertReference(busy.db);
  const offerId = await insertOffer(busy.db, { broadcast_start: new Date(0) });
  const foundations = await ground(busy.url);
  const { parts, stop } = await wire(foundations);
  const listening = async () => {
    const { rows } = await sql<{ query: string }>`
      select query from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(busy.db);
    return rows.map(({ query }) => query.match(/(?<=listen "?)\w+/gi)?.toSorted());
  };
  const channels = ['content_published', 'notifications', 'offer_changes', expect.stringMatching(/^pgboss_/)];
  await vi.waitFor(async () => expect(await listening()).toEqual([channels]), 5000);
  parts.board.views.count({ offerId, visitor: { address: 'home', browser: 'a' } });
  await stop();
  await foundations.db.destroy();
  expect(await listening()).toEqual([]);
  expect(await busy.db.selectFrom('offer_views').select('views').execute()).toEqual([{ views: 1 }]);
});

test('a change that one process commits deletes the pages of all processes within a second', async () => {
  const grounds = [await ground(busy.url), await ground(busy.url)];
  const processes = await Promise.all(grounds.map((foundations) => wire(foundations)));
  for (const { parts } of processes) await parts.board.search();
  const [first] = processes.map(({ parts }) => parts);
  const page = { status: 200, headers: {}, body: Buffer.from('old') };
  const keep = (about: 'offers' | 'content') => {
    for (const { parts } of processes) {
      parts.cache.set({ key: `/${about}`, seconds: 60 }, { ...page, about: [about] });
      parts.cache.join(`/${about}`, { key: `/${about}`, seconds: 60 });
    }
  };
  const kept = (about: string) => processes.map(({ parts }) => parts.cache.get(`/${about}`)?.about);
  keep('offers');
  await insertOffer(busy.db, { broadcast_start: new Date(0) });
  await vi.waitFor(() => expect(kept('offers')).toEqual([undefined, undefined]), 1000);
  const repository = testRepository(busy.db);
  const content = { uid: null, tags: [], data: {} };
  const saved = await repository.saveDraft({ type: 'header', key: 'header', lang: 'fr', actor: testActor, content });
  await first?.contentServer.published();
  keep('content');
  await repository.publish([saved], { actor: testActor });
  await vi.waitFor(() => expect(kept('content')).toEqual([undefined, undefined]), 1000);
  await Promise.all(processes.map(({ stop }) => stop()));
  await Promise.all(grounds.map((foundations) => foundations.db.destroy()));
});

const other = await testDatabase();

test('header and footer are read in both languages before the first answer', async () => {
  const repository = testRepository(other.db);
  const singles = locales.flatMap((lang) => [{ type: 'header', lang } as const, { type: 'footer', lang } as const]);
  for (const { type, lang } of singles) {
    const content = { uid: null, tags: [], data: {} };
    const saved = await repository.saveDraft({ type, key: type, lang, actor: testActor, content });
    await repository.publish([saved], { actor: testActor });
  }
  const foundations = await ground(other.url);
  const { parts, stop } = await wire(foundations);
  await stop();
  await foundations.db.destroy();
  for (const { type, lang } of singles) expect(await parts.content.getSingle(type, lang)).toMatchObject({ type, lang });
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followOffers, placeOfNow } from '#board/offers/changes/follow-offers.ts';
import { currentPlace, readChanges } from '#board/offers/finding/read-changes.ts';
import { countedViews } from '#board/offers/counted-views.ts';
import { insertOffer, insertReference, noon } from '#board/offers/testing/offer-fixtures.ts';
import { holdWrites } from '#database/moving/take-over.ts';
import { type OpenDatabase, openDatabase } from '#database/open.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { startDebianPostgres } from '../engines/debian-postgres.ts';

// Two servers of PostgreSQL, and five runs of a program, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 });

const root = join(import.meta.dirname, '../..');
const now = () => noon;

async function opened(options: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const database = await openDatabase({ ...options, patient: true });
  onTestFinished(database.close);
  return database;
}

/** Runs the command. @returns its lines if it failed; '' if it succeeded */
function move(from: string, to: string, ...words: string[]): Promise<string> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: from };
  const program = ['src/programs/database-move.ts', '--to', to, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { cwd: root, env }, (error, _out, lines) =>
      resolve(error === null ? '' : lines),
    );
  });
}

test('after a move from PostgreSQL 15 to the embedded 18 a follower gets each later change once, and the old server only reads', async (context) => {
  const server = await startDebianPostgres({ wal_level: 'logical' });
  if ('missing' in server) return context.skip(server.missing);
  const folder = await mkdtemp(join(tmpdir(), 'mvi-moved-'));
  const [target, abandoned] = [join(folder, 'target'), join(folder, 'abandoned')];
  await Promise.all([mkdir(target), mkdir(abandoned)]);
  onTestFinished(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const old = await opened({ databaseUrl: server.url, dataDir: '' });
  await insertReference(old.db);
  for (const id of [1, 2, 3]) await insertOffer(old.db, { id });
  const [follower, index] = [await placeOfNow({ db: old.db, now }), await currentPlace(old.db)];
  await insertOffer(old.db, { id: 4, source: 'import' });
  const acts = (db: typeof old.db) => db.selectFrom('staff.audit').selectAll().orderBy('id').execute();
  const actor = { kind: 'program', name: 'drill' } as const;
  const act = { actor, act: 'audit.export', subject: { kind: 'audit', id: 'export' }, at: noon } as const;
  await recordActs(old.db, [act, act]);
  expect(await move(server.url, abandoned)).toBe('');
  await holdWrites(old.db, true); // A switch that was killed stops here.
  expect(await move(server.url, abandoned, '--undo')).toBe('');
  expect(await move(server.url, abandoned)).toContain('The new database should be empty: it has offers of its own.');
  expect(await move(server.url, target)).toBe('');
  await insertOffer(old.db, { id: 5 });
  expect(await move(server.url, target, '--switch')).toBe('');
  expect(await move(server.url, target, '--undo')).toContain('add --yes where nobody can be asked');
  await expect(insertOffer(old.db, { id: 6 })).rejects.toMatchObject({ code: '25006' });

  const { db } = await opened({ dataDir: target });
  await insertOffer(db, { id: 7 });
  expect(await acts(db)).toEqual(await acts(old.db));
  await recordActs(db, [act]);
  expect((await acts(db)).map(({ id }) => id)).toEqual([1, 2, 3]);
  await expect(sql`delete from staff.audit`.execute(db)).rejects.toThrow('append-only');
  const { changes, place } = await followOffers({ db, now }, follower, 10);
  expect(changes.map(({ id, kind }) => [id, kind])).toEqual([4, 5, 7].map((id) => [id, 'published']));
  expect((await followOffers({ db, now }, place, 10)).changes).toEqual([]);
  const visits = countedViews({ db, now });
  visits.count({ offerId: 7, visitor: { address: 'a', browser: 'b' } });
  await visits.flush();
  const told = await readChanges(db, index);
  expect([told?.offers.toSorted(), told?.views]).toEqual([[4, 5, 7], [{ id: 7, views: 1 }]]);
  const { rows } = await sql<{ next: number }>`select nextval('candidates_id_seq')::int as next`.execute(db);
  expect(rows).toEqual([{ next: 1 }]);
});

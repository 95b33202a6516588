import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Kysely } from 'kysely';
import { presentRow } from '../src/api/offers/present-row.ts';
import { createRowReader } from '../src/api/offers/read-rows.ts';
import { writePage } from '../src/api/offers/write-page.ts';
import { createGathering } from '../src/api/transport/gathering.ts';
import { readPublished } from '../src/board/offers/read-published.ts';
import { connect } from '../src/database/connection.ts';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';
import type { Tables } from '../src/database/tables.ts';
import { loadDemo } from '../src/demo/load-demo.ts';
import { loadReference } from '../src/reference/load-reference.ts';
import { createReferenceCache } from '../src/reference/reference-cache.ts';
import { percentile } from './times.ts';

const site = new URL('https://mvi.example');

const offers = 10_000;
const rounds = 15;

/** Medians of milliseconds: `cpu` is processor time, `pause` the longest blocking of the event loop. */
type Cost = { readonly cpu: number; readonly pause: number };
export type PollCosts = {
  /** A poll that finds no row in the cache. */
  readonly first: Cost;
  readonly repeated: Cost;
  /** JSON.stringify of the same rows, a hundred at a time. */
  readonly stringify: Cost;
};

/** Measures polls of 10,000 offers in this process: what they cost without the socket and compression. */
export async function measurePolls(): Promise<PollCosts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
  const server = await startEmbeddedServer({ dataDir, durable: false });
  const db = connect(server.url, { max: 2, patient: true });
  try {
    await migrate(db);
    await loadReference(db);
    await loadDemo({ db, now: () => new Date() }, { count: offers });
    return await measure(db);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function measure(db: Kysely<Tables>): Promise<PollCosts> {
  const reference = createReferenceCache(db);
  const ids = (await db.selectFrom('offers').select('id').orderBy('broadcast_start', 'desc').execute()).map(
    ({ id }) => id,
  );
  const labels = await reference();
  const rows = (await readPublished(db, ids)).map((offer) => presentRow(offer, labels, site));
  const read = createRowReader({ db, reference }, site);
  const stringify = async () => {
    for (let at = 0; at < rows.length; at += 100) JSON.stringify(rows.slice(at, at + 100));
  };
  const [first, repeated, alone]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const unread = createRowReader({ db, reference }, site);
    first.push(await costOf(() => poll(ids, unread)));
    await poll(ids, read);
    repeated.push(await costOf(() => poll(ids, read)));
    alone.push(await costOf(stringify));
  }
  return { first: middle(first), repeated: middle(repeated), stringify: middle(alone) };
}

async function poll(ids: readonly number[], read: ReturnType<typeof createRowReader>): Promise<void> {
  const gather = createGathering();
  let bytes = 0;
  for await (const piece of writePage({ total: ids.length, ids }, read)) bytes += gather(piece).length;
  if (bytes < 1000 * offers) throw new Error('Rows are missing: there is nothing to measure');
}

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  const before = process.cpuUsage();
  delays.enable();
  await work();
  delays.disable();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000, pause: delays.max / 1e6 };
}

const middle = (costs: readonly Cost[]): Cost => ({
  cpu: percentile(
    costs.map(({ cpu }) => cpu),
    0.5,
  ),
  pause: percentile(
    costs.map(({ pause }) => pause),
    0.5,
  ),
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertCandidate } from '../src/board/candidates/testing/candidate-fixtures.ts';
import { dropOffer } from '../src/board/favourites/drop-offer.ts';
import { maximumFavourites } from '../src/board/favourites/favourite-limits.ts';
import { keepOffer } from '../src/board/favourites/keep-offer.ts';
import { insertOffer, insertReference } from '../src/board/offers/testing/offer-fixtures.ts';
import { connect } from '../src/database/connection.ts';
import { startEmbeddedServer } from '../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../src/database/migrate.ts';

// Measures how long the server takes to save and remove a favourite. The baseline is a transaction that
// writes one row to the same disk.
const rounds = 400;
/** Limit of the median in milliseconds. */
const budget = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
const server = await startEmbeddedServer({ dataDir });
const db = connect(server.url, { max: 2, patient: true });
try {
  await migrate(db);
  await insertReference(db);
  const board = { db, now: () => new Date('2026-11-21T12:00:00Z') };
  const viewer = await insertCandidate(board);
  // Fills the list of favourites, because each click counts the favourites, which takes longest with a full
  // list.
  const offers = await Promise.all(Array.from({ length: maximumFavourites }, () => insertOffer(db)));
  for (const id of offers.slice(1)) await keepOffer(board, viewer, id);
  const [id = 0] = offers;
  await sql`create table written (at timestamptz)`.execute(db);
  const press = [() => keepOffer(board, viewer, id), () => dropOffer(board, viewer, id)] as const;
  const write = () =>
    db.transaction().execute((transaction) => sql`insert into written values (now())`.execute(transaction));
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await milliseconds(press[round % 2 === 0 ? 0 : 1]));
    theirs.push(await milliseconds(write));
  }
  const [kept, written] = [median(ours.slice(50)), median(theirs.slice(50))];
  const met = kept <= budget;
  process.stdout.write(
    `favourite kept or dropped / one row written: ${kept.toFixed(2)} / ${written.toFixed(2)} ms, ratio ${(kept / written).toFixed(1)} ` +
      `(budget ≤ ${budget} ms) ${met ? 'met' : 'NOT MET'}\n`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  await db.destroy();
  await server.stop();
  await rm(dataDir, { recursive: true });
}

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

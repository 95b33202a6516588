import { offerSource } from '../../src/board/offers/finding/offer-source.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Board } from '../../src/board/context/board.ts';
import { boardAnalysis } from '../../src/search/feed/board-analysis.ts';
import { OfferFeed } from '../../src/search/feed/offer-feed.ts';
import { loadReference } from '../../src/reference/load-reference.ts';
import { readReference } from '../../src/reference/read-reference.ts';
import { connect } from '../../src/database/connection.ts';
import { startEmbeddedServer } from '../../src/database/embedded/start-embedded-server.ts';
import { migrate } from '../../src/database/migrate.ts';
import type { Tables } from '../../src/database/tables.ts';
import { fileSource } from '../../src/import/source/file-source.ts';
import { importOffers } from '../../src/import/import-offers.ts';
import { searchAddress } from '../../src/configuration/search-address.ts';
import { connectCluster } from '../../src/search/opensearch/search-cluster.ts';
import { distantBoard } from '../../tests/engines/distant-board.ts';
import { readingBoard } from '../reading-board.ts';

/** Time at which all judged offers are open. */
const now = () => new Date('2026-12-01T12:00:00Z');

/**
 * Runs work on a temporary board with the offers of a stored response.
 * @throws UnreadableSource if there is no such file
 */
export async function withBoard<R>(file: string, work: (board: Board) => Promise<R>, searchUrl?: string): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'mvi-bench-'));
  const server = await startEmbeddedServer({ dataDir: folder, durable: false });
  const db = connect(server.url, { patient: true });
  try {
    await migrate(db);
    await loadReference(db);
    const board = boardOn(db);
    await importOffers(board, fileSource(file));
    if (searchUrl === undefined) return await work(board);
    return await withCluster(searchUrl, db, work);
  } finally {
    await db.destroy();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Runs work on a board that searches in a cluster. */
async function withCluster<R>(url: string, db: Kysely<Tables>, work: (board: Board) => Promise<R>): Promise<R> {
  const cluster = await connectCluster(searchAddress.parse(url));
  try {
    const distant = distantBoard(db, cluster, now);
    const index = await distant.refresh();
    const reference = distant.feed.named(await readReference(db));
    return await work(readingBoard({ db, now, reference: async () => reference, search: async () => index }));
  } finally {
    await cluster.close();
  }
}

function boardOn(db: Kysely<Tables>): Board {
  const feed = new OfferFeed({ source: offerSource(db), now, analysis: boardAnalysis });
  const reference = async () => {
    await feed.refresh();
    return feed.named(await readReference(db));
  };
  return readingBoard({ db, now, reference, search: () => feed.refresh() });
}

import { offerSource } from '#board/offers/finding/offer-source.ts';
import { countedViews } from '#board/offers/counted-views.ts';
import { offerLookup } from '#board/offers/finding/offer-lookup.ts';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import type { Board } from '#board/context/board.ts';
import { createChanges } from '#board/context/changes.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import { OfferFeed } from '#search/feed/offer-feed.ts';
import { noon } from '#board/offers/testing/offer-fixtures.ts';
import type { SecretSeal } from '#board/context/webhook-secret.ts';
import { readReference } from '#reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { localFiles } from '#files/local-files.ts';

const folder = join(tmpdir(), `board-${randomUUID()}`);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Replaces encryption in tests: reverses the bytes of a value, so that nothing is stored in plain form. */
const webhookSeal: SecretSeal = {
  close: (value, about) => Buffer.from(Buffer.from(JSON.stringify([value, about])).toReversed()),
  open: (sealed) => JSON.parse(Buffer.from(sealed.toReversed()).toString())[0],
};

/**
 * Returns a board at `noon`. Before each search its index reads the changes of the database. Its files are
 * deleted after the tests of a file. Jobs are ignored unless a queue is given.
 */
export function testBoard(db: Kysely<Tables>, parts: Partial<Omit<Board, 'db'>> = {}): Board {
  const now = parts.now ?? (() => noon);
  const feed = new OfferFeed({ source: offerSource(db), now, analysis: boardAnalysis });
  const jobs = { enqueue: async () => undefined };
  const search = () => feed.refresh();
  const reference = async () => {
    await search();
    return feed.named(await readReference(db));
  };
  const texts = createTextReader({ ttl: 0 });
  const desk = { kind: 'desk', email: 'operator@example.org' } as const;
  const files = localFiles(folder);
  const contact = 'contact@example.org';
  const lookup = offerLookup(db);
  const own = { db, lookup, now, files, jobs, reference, search, texts, desk, contact, webhookSeal };
  return { ...own, views: countedViews({ db, now }), changes: createChanges(), accounts: null, ...parts };
}

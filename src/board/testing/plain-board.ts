import type { Kysely } from 'kysely';
import { z } from 'zod';
import { countedViews } from '#board/offers/counted-views.ts';
import { countedSearches } from '#board/offers/asked-searches/counted-searches.ts';
import { countResults } from '#board/offers/finding/count-results.ts';
import { offerLookup } from '#board/offers/finding/offer-lookup.ts';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import type { Board } from '#board/context/board.ts';
import { createChanges } from '#board/context/changes.ts';
import type { SecretSeal } from '#board/context/webhook-secret.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { createTextReader } from '#search/asking/text-reader.ts';
import { OfferFeed } from '#search/feed/offer-feed.ts';
import { readReference } from '#reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';

type Needed = Pick<Board, 'now' | 'files'>;

const sealed = z.tuple([z.unknown(), z.string()]);

/** Replaces encryption in tests: reverses the bytes of a value, so that nothing is stored in plain form. */
const webhookSeal: SecretSeal = {
  close: (value, about) => Buffer.from(Buffer.from(JSON.stringify([value, about])).toReversed()),
  open: (bytes, about) => {
    const read = sealed.safeParse(jsonOrNothing(Buffer.from(bytes.toReversed()).toString()));
    return read.success && read.data[1] === about ? read.data[0] : null;
  },
};

/**
 * Returns a board for tests and drills. Before each search its index reads the changes of the database. Jobs
 * are ignored unless a queue is given.
 */
export function plainBoard(db: Kysely<Tables>, parts: Needed & Partial<Omit<Board, 'db'>>): Board {
  const { now } = parts;
  const feed = new OfferFeed({ source: offerSource(db), now, analysis: boardAnalysis });
  const jobs = { enqueue: async () => undefined };
  const search = () => feed.refresh();
  const reference = async () => {
    await search();
    return feed.named(await readReference(db));
  };
  const texts = createTextReader({ ttl: 0 });
  const desk = { kind: 'desk', email: 'operator@example.org' } as const;
  const contact = 'contact@example.org';
  const own = { db, lookup: offerLookup(db), jobs, reference, search, texts, desk, contact, webhookSeal };
  const board = { ...own, views: countedViews({ db, now }), changes: createChanges(), accounts: null, ...parts };
  return { askedSearches: countedSearches({ db, now }, countResults(board)), ...board };
}

import { join } from 'node:path';
import type { Board } from '#board/board.ts';
import type { Changes } from '#board/changes.ts';
import { boardAnalysis } from '#board/offers/search/index/board-analysis.ts';
import { keepIndex } from '#board/offers/search/index/keep-index.ts';
import type { KeptIndex } from '#board/offers/search/index/keep-index.ts';
import { OfferFeed } from '#board/offers/search/index/offer-feed.ts';
import { createReferenceCache } from '#board/reference/reference-cache.ts';
import { isDatabaseAway } from '#database/unavailable.ts';
import type { SiteFoundations } from './site-foundations.ts';

type Index = KeptIndex & Pick<Board, 'reference'>;

/** Starts to keep the index of this process, and gives the reference with the names that it knows. */
export function startIndex(foundations: SiteFoundations, changes: Changes, now: () => Date): Index {
  const { configuration, db, databaseUrl, log } = foundations;
  const folder = join(configuration.dataDir, 'search-index');
  const feed = new OfferFeed({ db, now, analysis: boardAnalysis, hear: () => changes.tell('offers'), folder });
  const onError = (err: unknown) => {
    if (isDatabaseAway(err)) log.warn({ err }, 'the index could not reach the database');
    else log.error({ err }, 'the index failed');
  };
  const index = keepIndex({ feed, db, databaseUrl, onError });
  const cached = createReferenceCache(db);
  const reference = async () => {
    await index.search();
    return feed.named(await cached());
  };
  return { ...index, reference };
}

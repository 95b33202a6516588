import { pruneChanges } from '#board/offers/finding/read-changes.ts';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import { join } from 'node:path';
import type { Board } from '#board/context/board.ts';
import type { Changes } from '#board/context/changes.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { keepIndex } from '#search/feed/keep-index.ts';
import type { KeptIndex } from '#search/feed/keep-index.ts';
import type { LargeFiles } from '#files/large-files.ts';
import { sharedSnapshots } from '#search/store/shared-snapshots.ts';
import { OfferFeed } from '#search/feed/offer-feed.ts';
import { loggedIndex } from './log-index.ts';
import type { OfferSource } from '#search/feed/offer-source.ts';
import { createReferenceCache } from '#reference/reference-cache.ts';
import type { Listen } from '#database/listen.ts';
import type { SiteFoundations } from './site-foundations.ts';

export type BoardIndex = KeptIndex & Pick<Board, 'reference'>;
type Parts = {
  readonly changes: Changes;
  readonly now: () => Date;
  readonly listen: Listen;
  readonly large: LargeFiles | null;
};

// Milliseconds without changes of shared data after which the index is rebuilt, and the longest time that a
// rebuild waits. An import reports new specializations batch by batch, so the rebuild waits for its end.
const patience = { rest: 5000, most: 300_000 };

/**
 * Starts the index of this process. The returned reference data contains the cities and companies of the
 * index.
 */
export function startIndex(foundations: SiteFoundations, { changes, now, listen, large }: Parts): BoardIndex {
  const { configuration, db, log } = foundations;
  const folder = join(configuration.dataDir, 'search-index');
  const feed = new OfferFeed({
    source: announced(offerSource(db), changes),
    now,
    analysis: boardAnalysis,
    hear: () => changes.publish('offers'),
    onOfferError: (offer, err) => log.error({ offer, err }, 'an offer cannot be indexed'),
    folder,
    shared: large === null ? undefined : sharedSnapshots(large),
    onSharedError: (err) => log.warn({ err }, 'a snapshot of the index could not be shared'),
    patience,
  });
  const index = keepIndex({
    feed,
    listen: (heard) => listen('offer_changes', heard),
    prune: () => pruneChanges(db),
    ...loggedIndex(log),
  });
  const cached = createReferenceCache(db);
  const reference = async () => {
    await index.search();
    return feed.named(await cached());
  };
  return { ...index, reference };
}

/** Reports changes that the index has read before it shows them. */
function announced(source: OfferSource, changes: Changes): OfferSource {
  return {
    ...source,
    changesSince: async (place) => {
      const read = await source.changesSince(place);
      if (read === null || read.all || read.offers.length > 0) changes.expect();
      return read;
    },
  };
}

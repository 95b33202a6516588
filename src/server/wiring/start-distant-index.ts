import type { Board } from '#board/context/board.ts';
import type { Changes } from '#board/context/changes.ts';
import { learnFromStaff } from '#board/offers/finding/learn-from-staff.ts';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import { pruneChanges } from '#board/offers/finding/read-changes.ts';
import type { SearchAddress } from '#configuration/search-address.ts';
import type { Listen } from '#database/listen.ts';
import { createReferenceCache } from '#reference/reference-cache.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { keepIndex } from '#search/feed/keep-index.ts';
import { DistantFeed } from '#search/opensearch/distant-feed.ts';
import { keepFollowing } from '#search/opensearch/keep-following.ts';
import { OfferFollower } from '#search/opensearch/offer-follower.ts';
import { connectCluster, type SearchCluster } from '#search/opensearch/search-cluster.ts';
import { loggedIndex } from './log-index.ts';
import type { SiteFoundations } from './site-foundations.ts';
import type { BoardIndex } from './start-index.ts';

type Parts = { readonly changes: Changes; readonly now: Board['now']; readonly listen: Listen };

/**
 * Starts the use of an index in an OpenSearch cluster. A process that works also takes its turn in bringing
 * the offers into the cluster.
 */
export async function startDistantIndex(
  foundations: SiteFoundations,
  address: SearchAddress,
  { changes, now, listen }: Parts,
): Promise<BoardIndex> {
  const { configuration, db, log } = foundations;
  const cluster = await connectCluster(address);
  const following = configuration.role === 'web' ? null : startFollowing(foundations, cluster, listen);
  const cached = createReferenceCache(db);
  // Who reads a new index thereby learns the words with which it was built, even if their notice got lost.
  const reference = () => learnFromStaff(db).then(cached);
  const hear = () => changes.publish('offers');
  const feed = new DistantFeed({ cluster, analysis: boardAnalysis, reference, now, hear });
  const index = keepIndex({
    feed,
    listen: (heard) =>
      listen('offer_changes', () => {
        changes.expect();
        // Queries know new words before the cluster has read the offers with them.
        learnFromStaff(db).catch((err: unknown) =>
          log.error({ err }, 'words and scales of the staff could not be read'),
        );
        heard();
        feed.expectChange(heard);
      }),
    prune: () => pruneChanges(db),
    ...loggedIndex(log),
  });
  return {
    search: index.search,
    facts: () => ({ ...index.facts(), isShared: true }),
    reference: async () => {
      await index.search();
      return feed.named(await cached());
    },
    stop: async () => {
      await index.stop();
      await following?.stop();
      await cluster.close();
    },
  };
}

function startFollowing({ db, log }: SiteFoundations, cluster: SearchCluster, listen: Listen) {
  const { onError } = loggedIndex(log);
  return keepFollowing({
    follower: (onBuilt) =>
      new OfferFollower({
        cluster,
        source: offerSource(db),
        analysis: boardAnalysis,
        onOfferError: (offer, err) => log.error({ offer, err }, 'an offer cannot be indexed'),
        onBuilt,
        onBuildError: onError,
      }),
    listen: (heard) => listen('offer_changes', heard),
    onError,
  });
}

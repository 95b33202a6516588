import type { Kysely } from 'kysely';
import { offerSource } from '#board/offers/finding/offer-source.ts';
import type { Tables } from '#database/tables.ts';
import { readReference } from '#reference/read-reference.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { DistantFeed } from '#search/opensearch/distant-feed.ts';
import { OfferFollower } from '#search/opensearch/offer-follower.ts';
import type { SearchCluster } from '#search/opensearch/search-cluster.ts';

/** Keeps an index of a database in a cluster. Its functions do at once what the program does in turns. */
export function distantBoard(db: Kysely<Tables>, cluster: SearchCluster, now: () => Date) {
  const source = offerSource(db);
  const rhythm = { betweenViews: 0, beforeRebuild: 0 };
  const problems: unknown[] = [];
  const note = (_offer: number, error: unknown) => void problems.push(error);
  const parts = { cluster, source, analysis: boardAnalysis, onOfferError: note, rhythm };
  const follower = new OfferFollower({ ...parts, onBuildError: (error) => void problems.push(error) });
  const feed = new DistantFeed({
    cluster,
    analysis: boardAnalysis,
    reference: () => readReference(db),
    now,
    betweenReads: 0,
  });
  return {
    problems,
    feed,
    follower,
    /** Brings every change into the index, and waits for a build that it begins. */
    refresh: async (): Promise<OfferIndex> => {
      await follower.follow();
      await follower.built();
      await follower.follow();
      return feed.refresh();
    },
  };
}

import type { Kysely } from 'kysely';
import { listen } from '#database/listen.ts';
import type { Tables } from '#database/tables.ts';
import type { OfferFeed } from './offer-feed.ts';
import type { OfferIndex } from './offer-index.ts';
import { pruneChanges } from './read-changes.ts';

export type KeptIndex = {
  /** The index, once it is whole. @throws what the last attempt to build it met */
  readonly search: () => Promise<OfferIndex>;
  readonly isReady: () => boolean;
  /** Leaves a snapshot for the next start. */
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly feed: OfferFeed;
  readonly db: Kysely<Tables>;
  readonly databaseUrl: string;
  readonly onError: (error: unknown) => void;
};

// Milliseconds: notices come at once, and some never.
const betweenPolls = 3000;
const betweenPrunings = 3_600_000;

/** Keeps the index of this process fresh: at each notice of the database, and every few seconds. */
export function keepIndex({ feed, db, databaseUrl, onError }: Parts): KeptIndex {
  const refreshing = repeated(() => feed.refresh(), onError);
  // What was built is kept at once: a process that is killed leaves it to the next all the same.
  refreshing
    .latest()
    .then(() => feed.keep())
    .catch(onError);
  const listening = listen(databaseUrl, 'offer_changes', refreshing.again);
  const polling = setInterval(refreshing.again, betweenPolls);
  const pruning = setInterval(() => pruneChanges(db).catch(onError), betweenPrunings);
  return {
    search: async () => feed.index ?? refreshing.latest(),
    isReady: () => feed.index !== null,
    stop: async () => {
      clearInterval(polling);
      clearInterval(pruning);
      await listening.stop();
      await refreshing.stop();
      await feed.keep().catch(onError);
    },
  };
}

/** Work that is done now, and once more after it is under way, however often it is asked for meanwhile. */
function repeated<R>(work: () => Promise<R>, onError: (error: unknown) => void) {
  let [isUnderWay, isDue, isStopped] = [false, false, false];
  let latest = begin();

  function begin(): Promise<R> {
    isUnderWay = true;
    const begun = work();
    begun.catch(onError).finally(() => {
      isUnderWay = false;
      if (isDue) again();
    });
    return begun;
  }

  function again(): void {
    isDue = isUnderWay;
    if (!isUnderWay && !isStopped) latest = begin();
  }

  return {
    latest: () => latest,
    again,
    stop: async () => {
      isStopped = true;
      await latest.catch(() => undefined);
    },
  };
}

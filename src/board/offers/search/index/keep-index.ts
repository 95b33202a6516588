import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { listen } from '#database/listen.ts';
import type { OfferFeed } from './offer-feed.ts';
import type { OfferIndex } from './offer-index.ts';
import { pruneChanges } from './read-changes.ts';

export type KeptIndex = {
  /** The index, once it is whole. @throws what the last attempt to build it met */
  readonly search: () => Promise<OfferIndex>;
  readonly isReady: () => boolean;
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly feed: OfferFeed;
  readonly db: Kysely<Tables>;
  readonly databaseUrl: string;
  readonly onError: (error: unknown) => void;
};

// Milliseconds: notices come at once, and some never.
const everySeconds = 3000;
const everyHour = 3_600_000;

/** Keeps the index of this process fresh from now on: at each notice of the database, and every few seconds. */
export function keepIndex({ feed, db, databaseUrl, onError }: Parts): KeptIndex {
  let latest = feed.refresh();
  let isUnderWay = false;
  let isDue = false;
  let isStopped = false;
  const refresh = () => {
    isDue = isUnderWay;
    if (isUnderWay || isStopped) return;
    isUnderWay = true;
    latest = feed.refresh();
    latest.catch(onError).finally(() => {
      isUnderWay = false;
      if (isDue) refresh();
    });
  };
  latest.catch(onError);
  const listening = listen(databaseUrl, 'offer_changes', refresh);
  const polling = setInterval(refresh, everySeconds);
  const pruning = setInterval(() => pruneChanges(db).catch(onError), everyHour);
  return {
    search: async () => feed.index ?? latest,
    isReady: () => feed.index !== null,
    stop: async () => {
      isStopped = true;
      clearInterval(polling);
      clearInterval(pruning);
      await listening.stop();
      await latest.catch(() => undefined);
    },
  };
}

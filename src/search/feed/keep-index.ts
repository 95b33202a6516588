import { hour, minute } from '#durations.ts';
import type { OfferFeed } from './offer-feed.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { repeated } from './repeated.ts';
import { Standstill } from './standstill.ts';

/**
 * State of the index: `incomplete` until it is built, and `behind` if it could not read changes for too long.
 */
type IndexState = 'incomplete' | 'behind' | 'ok';

/** What a process tells about its index. */
export type IndexFacts = {
  /** `none` in a process that needs no index now. */
  readonly state: IndexState | 'none';
  /** Number of offers that the index holds. */
  readonly offers: number;
  /** Seconds since the index was known to equal the database; null without a complete index. */
  readonly behind: number | null;
  /** Number of times that the index was built from all offers. */
  readonly builds: number;
  /** Time of the last snapshot of this process, in milliseconds since 1970; null without one. */
  readonly keptAt: number | null;
  /** True if the index lies on other machines. Pages without a search do not need it then. */
  readonly isShared?: boolean;
  /** Number of searches whose answer covered a part of the offers only. */
  readonly partialAnswers?: number;
};

export type KeptIndex = {
  /**
   * Waits for the complete index.
   * @throws the error of the last attempt to build it
   */
  readonly search: () => Promise<OfferIndex>;
  readonly facts: () => IndexFacts;
  /** Saves a snapshot for the next start. */
  readonly stop: () => Promise<void>;
};

/** What brings an index up to date. */
export type IndexFeed = Pick<OfferFeed, 'index' | 'facts' | 'isUnkept' | 'refresh' | 'keep' | 'end'> & {
  /** False if the last refresh could not tell that the index equals the database. */
  readonly isFresh: boolean;
};

type Parts = {
  readonly feed: IndexFeed;
  /** Calls `heard` at each notification of the database. */
  readonly listen: (heard: () => void) => { readonly stop: () => Promise<void> };
  /** Deletes old changes. */
  readonly prune: () => Promise<void>;
  readonly onError: (error: unknown) => void;
  /**
   * Called with true when the index could not read changes for too long, and with false when it can read them
   * again.
   */
  readonly onStandstill?: (isStill: boolean) => void;
  readonly rhythm?: Rhythm;
};

/** Interval in milliseconds. */
type Rhythm = { readonly betweenPolls: number; readonly longestSilence: number };

// The index polls although the database sends notifications at once, because some notifications get lost.
const usualRhythm: Rhythm = { betweenPolls: 3000, longestSilence: minute };
// Half of the age after which a snapshot is not used, which is half a day.
const betweenKeepings = 6 * hour;

/**
 * Keeps the index of this process up to date: it reads changes at each notification of the database, and at
 * each poll.
 */
export function keepIndex(parts: Parts): KeptIndex {
  const { feed, onError, onStandstill = () => undefined, rhythm = usualRhythm } = parts;
  // Saves snapshots regularly, because the process may be killed before it can save one at its end.
  const keep = () => feed.keep().catch(onError);
  const silence = new Standstill(rhythm.longestSilence, onStandstill);
  const refreshing = repeated(async () => {
    const index = await feed.refresh();
    if (feed.isFresh) silence.end();
    if (feed.isUnkept) void keep();
    return index;
  }, onError);
  const listening = parts.listen(refreshing.again);
  const polling = setInterval(() => {
    if (feed.index !== null) silence.watch();
    refreshing.again();
  }, rhythm.betweenPolls);
  const prune = () => parts.prune().catch(onError);
  const pruned = prune();
  const pruning = setInterval(prune, hour);
  const keeping = setInterval(keep, betweenKeepings);
  return {
    search: async () => feed.index ?? refreshing.latest(),
    facts: () => ({
      ...feed.facts,
      state: feed.index === null ? 'incomplete' : silence.isTold ? 'behind' : 'ok',
      behind: feed.index === null ? null : silence.seconds,
    }),
    stop: async () => {
      clearInterval(polling);
      clearInterval(pruning);
      clearInterval(keeping);
      await listening.stop();
      await Promise.all([pruned, feed.end(), refreshing.stop()]);
      await keep();
    },
  };
}

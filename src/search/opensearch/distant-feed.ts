import { setTimeout as wait } from 'node:timers/promises';
import { minute, second } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import type { IndexFeed } from '#search/feed/keep-index.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import { distantIndex } from './distant-index.ts';
import { type IndexNames, indexNames, type IndexState, readState } from './index-state.ts';
import { KnownBoard } from './known-board.ts';
import type { SearchCluster } from './search-cluster.ts';

type Parts = {
  readonly cluster: SearchCluster;
  readonly analysis: TextAnalysis;
  readonly reference: () => Promise<Reference>;
  readonly now: () => Date;
  /** Milliseconds between two readings of keys, however often offers change; 2 seconds by default. */
  readonly betweenReads?: number;
  /** Called when offers have changed in anything except their numbers of views. */
  readonly hear?: () => void;
};

/** A state that nobody has renewed for so long tells nothing about the database. */
const longestSilence = minute;
// Offers begin and end without a change.
const keysFor = minute;
// A change is in the cluster within moments of its notice: until then the state is read often.
const expectedWithin = 5 * second;
const betweenLooks = 200;

/** Follows the state of an index in a cluster, and keeps in memory what searches need of it. */
export class DistantFeed implements IndexFeed {
  readonly isUnkept = false;
  readonly #parts: Parts;
  readonly #names: IndexNames;
  readonly #known: KnownBoard;
  readonly #index: OfferIndex;
  #state: IndexState | null = null;
  #reference: Reference | null = null;
  #readAt = 0;
  /** True if offers have changed since their keys were read. Searches find them all the same. */
  #isStale = false;
  #version = 0;
  #partialAnswers = 0;
  #looking: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(parts: Parts) {
    const { cluster, analysis, now } = parts;
    this.#parts = parts;
    this.#names = indexNames(cluster.prefix, analysis);
    this.#known = new KnownBoard(cluster);
    this.#index = distantIndex({
      cluster,
      known: this.#known,
      index: this.#names.alias,
      reference: () => this.#reference ?? unread(),
      now,
      version: () => this.#version,
      onPartial: () => void (this.#partialAnswers += 1),
    });
  }

  /** The index; null until it was built, and its keys were read. */
  get index(): OfferIndex | null {
    return this.#state === null ? null : this.#index;
  }

  /** True if the follower has compared the index with the database lately. */
  get isFresh(): boolean {
    return this.#state !== null && Date.now() - this.#state.at < longestSilence;
  }

  get facts() {
    return {
      offers: this.#known.size,
      builds: this.#state?.builds ?? 0,
      keptAt: null,
      partialAnswers: this.#partialAnswers,
    };
  }

  /**
   * Reads the state of the index and, if offers have changed, their keys.
   * @throws SearchUnavailable, also before the first build has ended
   */
  async refresh(): Promise<OfferIndex> {
    const { reference, now, hear, betweenReads = 2 * second } = this.#parts;
    const [before, found] = [this.#state, await this.#readState()];
    const isChanged = found.version !== before?.version || found.index !== before.index;
    this.#isStale ||= isChanged;
    const age = performance.now() - this.#readAt;
    const wasStale = this.#isStale;
    if (before === null || this.#known.isDue || (this.#isStale && age >= betweenReads) || age > keysFor) {
      this.#reference = await reference();
      this.#isStale = !(await this.#known.refresh(this.#names.alias, now()));
      this.#readAt = performance.now();
      this.#version += 1;
    } else if (isChanged) this.#version += 1;
    this.#state = found;
    if (isChanged) clearInterval(this.#looking);
    // A page that was rendered between a change and the reading of its keys has old options and names.
    const isCaughtUp = wasStale && !this.#isStale;
    if ((isChanged || isCaughtUp) && before !== null) hear?.();
    return this.#index;
  }

  /** A small board is built within seconds, for which the first pages wait. */
  async #readState(): Promise<IndexState> {
    const until = performance.now() + expectedWithin;
    for (;;) {
      const found = await readState(this.#parts.cluster, this.#names);
      if (found !== null) return found;
      if (performance.now() > until || this.#isEnded) throw new SearchUnavailable('the index is not built yet');
      await wait(betweenLooks);
    }
  }

  /** Calls `look` again and again until the change of a notice has reached the cluster. */
  expectChange(look: () => void): void {
    clearInterval(this.#looking);
    const until = performance.now() + expectedWithin;
    this.#looking = setInterval(() => {
      if (performance.now() > until) clearInterval(this.#looking);
      look();
    }, betweenLooks);
  }

  /** Adds the cities and companies of the offers to the reference. */
  named(reference: Reference): Reference {
    return this.#known.named(reference);
  }

  /** There is nothing to keep: the cluster keeps the index. */
  async keep(): Promise<void> {}

  async end(): Promise<void> {
    this.#isEnded = true;
    clearInterval(this.#looking);
  }
}

function unread(): never {
  throw new SearchUnavailable('the index has not been read yet');
}

import { minute, second } from '#durations.ts';
import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import type { OnOfferError } from '#search/feed/put-offer.ts';
import type { OfferChanges, OfferSource, ReadingPlace } from '#search/feed/offer-source.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import { type IndexNames, indexNames, type IndexState, prepareStates, readState, writeState } from './index-state.ts';
import { Lease } from './lease.ts';
import { createIndex, deleteUnused, fillIndex, showWritten, switchAlias } from './new-index.ts';
import { OfferWriter } from './offer-writer.ts';
import type { SearchCluster } from './search-cluster.ts';

type Parts = {
  readonly cluster: SearchCluster;
  readonly source: OfferSource;
  readonly analysis: TextAnalysis;
  readonly onOfferError: OnOfferError;
  /** Called when a build has ended; the next round shows it. */
  readonly onBuilt?: () => void;
  /** Called if a build failed; the next round begins it again. */
  readonly onBuildError?: (error: unknown) => void;
  readonly rhythm?: Rhythm;
};

/** Milliseconds: between two writings of views, and without changes of shared data before a rebuild. */
type Rhythm = { readonly betweenViews: number; readonly beforeRebuild: number };

// A view changes one number, and costs as much as an offer that changed.
const usualRhythm: Rhythm = { betweenViews: minute, beforeRebuild: 5 * second };

const batchSize = 500;

/** A new index: the build goes on beside the changes, which reach it too. */
type Build = {
  readonly index: string;
  /** A place before all offers were read, from which an index without a predecessor is followed. */
  readonly place: ReadingPlace;
  readonly aborting: AbortController;
  isDone: boolean;
  done: Promise<void>;
};

/**
 * Brings the changes of the database into the cluster. Of all processes, the one with the lease does it.
 */
export class OfferFollower {
  readonly #parts: Parts;
  readonly #names: IndexNames;
  readonly #lease: Lease;
  readonly #writer: OfferWriter;
  readonly #rhythm: Rhythm;
  #isPrepared = false;
  #state: IndexState | null = null;
  #build: Build | null = null;
  #wantedAt: number | null = null;
  readonly #viewed = new Set<number>();
  #viewsAt = performance.now();

  constructor(parts: Parts) {
    const { cluster, analysis, onOfferError, rhythm = usualRhythm } = parts;
    this.#parts = parts;
    this.#names = indexNames(cluster.prefix, analysis);
    this.#lease = new Lease(cluster, this.#names);
    this.#writer = new OfferWriter(cluster, analysis, onOfferError);
    this.#rhythm = rhythm;
  }

  /**
   * Brings the index up to the last commit, and begins or ends a build.
   * @returns false if another process does this
   */
  async follow(): Promise<boolean> {
    const { cluster } = this.#parts;
    if (!this.#isPrepared) await prepareStates(cluster, this.#names);
    this.#isPrepared = true;
    if (!(await this.#lease.hold())) {
      await this.#forget();
      return false;
    }
    this.#state ??= await readState(cluster, this.#names);
    if (this.#state === null) await this.#begin();
    else await this.#catchUp(this.#state);
    if (this.#wantedAt !== null && performance.now() - this.#wantedAt >= this.#rhythm.beforeRebuild)
      await this.#begin();
    if (this.#build?.isDone === true) await this.#finish(this.#build);
    return true;
  }

  /** Waits for a build in progress; the next `follow` shows it. */
  async built(): Promise<void> {
    await this.#build?.done;
  }

  /** Aborts a build in progress, and lets another process follow. */
  async end(): Promise<void> {
    await this.#forget();
    await this.#lease.release();
  }

  async #forget(): Promise<void> {
    const build = this.#build;
    this.#state = this.#build = this.#wantedAt = null;
    build?.aborting.abort();
    await build?.done;
  }

  async #catchUp(before: IndexState): Promise<void> {
    const { cluster, source } = this.#parts;
    const at = Date.now();
    const changes = await source.changesSince({ cursor: before.cursor, database: before.database });
    if (changes === null) return this.#beginAgain(before);
    if (changes.all) this.#wantedAt = performance.now();
    for (const { id } of changes.views) this.#viewed.add(id);
    const isTimeForViews = performance.now() - this.#viewsAt >= this.#rhythm.betweenViews;
    const ids = new Set([...changes.offers, ...(isTimeForViews ? this.#viewed : [])]);
    const indexes = [before.index, ...(this.#build === null ? [] : [this.#build.index])];
    await this.#putAnew(indexes, [...ids], changes);
    if (isTimeForViews) this.#viewed.clear();
    if (isTimeForViews) this.#viewsAt = performance.now();
    if (ids.size > 0) await showWritten(cluster, [before.index]);
    const version = before.version + (changes.offers.length > 0 ? 1 : 0);
    await this.#write({ ...before, ...changes.place, at, version });
  }

  async #putAnew(indexes: readonly string[], ids: readonly number[], { place }: OfferChanges): Promise<void> {
    if (ids.length === 0) return;
    const { source } = this.#parts;
    const reference = await source.reference();
    for (let from = 0; from < ids.length; from += batchSize) {
      const batch = ids.slice(from, from + batchSize);
      const found = new Map<number, FindableOffer>((await source.offersOf(batch)).map((offer) => [offer.id, offer]));
      const changes = batch.map((id) => ({ id, offer: found.get(id) ?? null }));
      await this.#writer.put(indexes, changes, { place, reference });
    }
  }

  /**
   * The database has another history: a copy was restored, or a standby took over. The index follows the new
   * history at once, and a new index replaces it.
   */
  async #beginAgain(before: IndexState): Promise<void> {
    await this.#forgetBuild();
    await this.#write({ ...before, ...(await this.#parts.source.currentPlace()), at: Date.now() });
    await this.#begin();
  }

  async #forgetBuild(): Promise<void> {
    const build = this.#build;
    this.#build = null;
    build?.aborting.abort();
    await build?.done;
  }

  /** Begins a build, unless one is under way. */
  async #begin(): Promise<void> {
    if (this.#build !== null) return;
    const { cluster, source } = this.#parts;
    this.#wantedAt = null;
    await deleteUnused(cluster, this.#names, this.#state === null ? [] : [this.#state.index]);
    const place = await source.currentPlace();
    const index = await createIndex(cluster, this.#names, await source.count());
    const aborting = new AbortController();
    const build: Build = { index, place, aborting, isDone: false, done: Promise.resolve() };
    this.#build = build;
    build.done = this.#fill(build);
  }

  async #fill(build: Build): Promise<void> {
    const { source, onBuilt = () => undefined, onBuildError = () => undefined } = this.#parts;
    const { index, aborting } = build;
    try {
      await fillIndex(index, { source, writer: this.#writer, signal: aborting.signal });
      build.isDone = true;
      onBuilt();
    } catch (error) {
      if (this.#build === build) this.#build = null;
      if (!aborting.signal.aborted) onBuildError(error);
    }
  }

  async #finish({ index, place }: Build): Promise<void> {
    const { cluster } = this.#parts;
    const before = this.#state;
    await showWritten(cluster, [index]);
    await switchAlias(cluster, this.#names, index);
    const version = (before?.version ?? 0) + 1;
    const builds = (before?.builds ?? 0) + 1;
    const { cursor, database } = before ?? place;
    const at = before?.at ?? Date.now();
    await this.#write({ index, cursor, database, at, version, builds });
    this.#build = null;
    await deleteUnused(cluster, this.#names, [index]);
  }

  async #write(state: IndexState): Promise<void> {
    await writeState(this.#parts.cluster, this.#names, state);
    this.#state = state;
  }
}

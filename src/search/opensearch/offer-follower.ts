import { hour, minute, second } from '#durations.ts';
import type { FindableOffer } from '#search/offer/indexed-offer.ts';
import { inBatches } from '#search/feed/build-store.ts';
import type { OnOfferError } from '#search/feed/put-offer.ts';
import { keptHours, type OfferSource, type ReadingPlace } from '#search/feed/offer-source.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import { HeldState } from './held-state.ts';
import { IndexBuild } from './index-build.ts';
import { type IndexNames, indexNames, type IndexState } from './index-state.ts';
import { deleteUnused, lookAtIndex, showWritten, switchAlias } from './new-index.ts';
import { OfferWriter } from './offer-writer.ts';
import type { SearchCluster } from './search-cluster.ts';

type Parts = {
  readonly cluster: SearchCluster;
  readonly source: OfferSource;
  readonly analysis: TextAnalysis;
  readonly onOfferError: OnOfferError;
  /** Called when a build has ended; the next round shows it. */
  readonly onBuilt?: () => void;
  /** Called if a build failed; a later round begins it again. */
  readonly onBuildError?: (error: unknown) => void;
  readonly rhythm?: Rhythm;
};

/** Milliseconds: between two writings of views, and before a rebuild since the last reason for it. */
type Rhythm = { readonly betweenViews: number; readonly beforeRebuild: number };

// A view changes one number, and costs as much as an offer that changed.
const usualRhythm: Rhythm = { betweenViews: minute, beforeRebuild: 5 * second };

// Later the log of changes may lack some.
const longestPause = (keptHours / 2) * hour;

/**
 * Brings the changes of the database into the cluster. Of all processes, the one with the lease does it.
 */
export class OfferFollower {
  readonly #parts: Parts;
  readonly #names: IndexNames;
  readonly #held: HeldState;
  readonly #writer: OfferWriter;
  readonly #rhythm: Rhythm;
  #build: IndexBuild | null = null;
  /** Time of the last change that concerns all offers, or of the last build that failed. */
  #unsettledAt = Number.NEGATIVE_INFINITY;
  readonly #viewed = new Set<number>();
  #viewsAt = performance.now();

  constructor(parts: Parts) {
    const { cluster, analysis, onOfferError, rhythm = usualRhythm } = parts;
    this.#parts = parts;
    this.#names = indexNames(cluster.prefix, analysis);
    this.#held = new HeldState(cluster, this.#names);
    this.#writer = new OfferWriter(cluster, analysis, onOfferError);
    this.#rhythm = rhythm;
  }

  /**
   * Brings the index up to the last commit, and begins or ends a build.
   * @returns false if another process does this
   */
  async follow(): Promise<boolean> {
    const held = await this.#held.hold();
    if (held !== 'held' || this.#build?.outcome === 'failed') await this.#forgetBuild();
    if (held === 'others') return false;
    if (this.#held.state !== null) await this.#catchUp(this.#held.state);
    if (this.#needsBuild()) await this.#begin();
    if (this.#build?.outcome === 'done') await this.#finish(this.#build);
    return true;
  }

  /** Waits for a build in progress; the next `follow` shows it. */
  async built(): Promise<void> {
    await this.#build?.ended;
  }

  /** Aborts a build in progress, and lets another process follow. */
  async end(): Promise<void> {
    await this.#forgetBuild();
    await this.#held.release();
  }

  async #forgetBuild(): Promise<void> {
    const build = this.#build;
    this.#build = null;
    await build?.abort();
  }

  async #catchUp(before: IndexState): Promise<void> {
    const { cluster, source } = this.#parts;
    const at = Date.now();
    const changes = await source.changesSince({ cursor: before.cursor, database: before.database });
    if (changes === null) return this.#changeHistory(before);
    if (changes.all) this.#unsettledAt = performance.now();
    if (changes.all && this.#build !== null) this.#build.isOutdated = true;
    for (const { id } of changes.views) this.#viewed.add(id);
    const isTimeForViews = performance.now() - this.#viewsAt >= this.#rhythm.betweenViews;
    const ids = new Set([...changes.offers, ...(isTimeForViews ? this.#viewed : [])]);
    await this.#putAnew(before.index, [...ids], changes.place);
    if (isTimeForViews) this.#viewed.clear();
    if (isTimeForViews) this.#viewsAt = performance.now();
    if (ids.size > 0) await showWritten(cluster, [before.index]);
    const version = before.version + (changes.offers.length > 0 ? 1 : 0);
    const outdated = before.outdated || changes.all || at - before.at > longestPause;
    await this.#held.write({ ...before, ...changes.place, at, version, outdated });
  }

  async #putAnew(index: string, ids: readonly number[], { cursor }: ReadingPlace): Promise<void> {
    if (ids.length === 0) return;
    const { source } = this.#parts;
    const reference = await source.reference();
    for (const batch of inBatches(ids)) {
      await this.#held.holdOn();
      const found = new Map<number, FindableOffer>((await source.offersOf(batch)).map((offer) => [offer.id, offer]));
      const changes = batch.map((id) => ({ id, offer: found.get(id) ?? null }));
      const indexes = [index, ...(this.#build === null ? [] : [this.#build.index])];
      await this.#writer.put(indexes, changes, { version: versionAfter(cursor), reference });
    }
  }

  /** The database has another history: a copy was restored, or a standby took over. */
  async #changeHistory(before: IndexState): Promise<void> {
    await this.#forgetBuild();
    const place = await this.#parts.source.currentPlace();
    await this.#held.write({ ...before, ...place, at: Date.now(), outdated: true });
  }

  #needsBuild(): boolean {
    if (this.#build !== null) return false;
    const isSettled = performance.now() - this.#unsettledAt >= this.#rhythm.beforeRebuild;
    const { state } = this.#held;
    return isSettled && (state === null || state.outdated);
  }

  async #begin(): Promise<void> {
    const { cluster, source, onBuilt = () => undefined, onBuildError = () => undefined } = this.#parts;
    await deleteUnused(cluster, this.#names);
    const onFailed = (error: unknown) => {
      this.#unsettledAt = performance.now();
      onBuildError(error);
    };
    this.#build = await IndexBuild.begin(this.#names, { cluster, source, writer: this.#writer, onBuilt, onFailed });
  }

  async #finish(build: IndexBuild): Promise<void> {
    const { cluster } = this.#parts;
    const { index, place, isOutdated: outdated } = build;
    if ((await lookAtIndex(cluster, this.#names, index)) === 'lost') return this.#forgetBuild();
    const before = this.#held.state;
    await showWritten(cluster, [index]);
    await this.#held.holdOn();
    await switchAlias(cluster, this.#names, index);
    const version = (before?.version ?? 0) + 1;
    const builds = (before?.builds ?? 0) + 1;
    const { cursor, database } = before ?? place;
    const at = before?.at ?? Date.now();
    await this.#held.write({ index, cursor, database, at, version, builds, outdated });
    this.#build = null;
    await deleteUnused(cluster, this.#names);
  }
}

/**
 * The next transaction after a place. It is higher than every version of a document that lacks a change
 * before this place.
 */
function versionAfter(cursor: string): number {
  return Number(cursor.split(':')[1]);
}

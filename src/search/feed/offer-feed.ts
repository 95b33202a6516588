import { hour } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import { buildStore, sealAll } from './build-store.ts';
import type { FedStore, Feeding } from './build-store.ts';
import { catchUpStore } from './catch-up-store.ts';
import type { CaughtUp } from './catch-up-store.ts';
import { indexOfStore } from '#search/index/index-of-store.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { OfferStore } from '#search/store/offer-store.ts';
import { keptHours, type OfferSource } from './offer-source.ts';
import type { OnOfferError } from './put-offer.ts';
import { type Patience, Renewal } from './renewal.ts';
import type { SegmentLimits } from '#search/store/segment.ts';
import { keepSnapshot, readSnapshot } from '#search/store/snapshot-files.ts';
import type { SnapshotOrigin } from '#search/store/snapshot.ts';
import type { SharedSnapshots } from '#search/store/shared-snapshots.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';

type Parts = {
  readonly source: OfferSource;
  readonly now: () => Date;
  readonly analysis: TextAnalysis;
  /** Called when offers have changed in anything except their numbers of views. */
  readonly hear?: () => void;
  /** Called for an offer that cannot be indexed. Searches do not find this offer until it changes. */
  readonly onOfferError?: OnOfferError;
  readonly limits?: SegmentLimits;
  /** The folder of snapshots, if snapshots are wanted. */
  readonly folder?: string;
  /** Snapshots of other machines, from which a start without a snapshot of its own begins. */
  readonly shared?: SharedSnapshots | undefined;
  /** Called if a snapshot could not be shared or fetched. The index is then built from the database. */
  readonly onSharedError?: (error: unknown) => void;
  /**
   * If set, searches use the old index while a new one is built; if absent, a refresh waits for the new
   * index.
   */
  readonly patience?: Patience;
};
type Fed = FedStore & { readonly index: OfferIndex };

/** Keeps an index equal to its source. The index changes only when `refresh` is called. */
export class OfferFeed {
  readonly #parts: Parts;
  readonly #ending = new AbortController();
  readonly #feeding: Feeding;
  readonly #renewal: Renewal;
  #fed: Fed | null = null;
  #isUnkept = false;
  #builds = 0;
  #keptAt: number | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    const { source, onOfferError = () => undefined, patience = { rest: 0, most: 0 } } = parts;
    this.#parts = parts;
    this.#feeding = { source, onOfferError, signal: this.#ending.signal };
    this.#renewal = new Renewal(() => this.#build(), patience);
  }

  /** The index after the last refresh; null until it is complete. */
  get index(): OfferIndex | null {
    return this.#fed?.index ?? null;
  }

  /** Numbers for those who watch the process. */
  get facts(): { readonly offers: number; readonly builds: number; readonly keptAt: number | null } {
    return { offers: this.#fed?.store.size ?? 0, builds: this.#builds, keptAt: this.#keptAt };
  }

  /** Every refresh reads the database. */
  readonly isFresh = true;

  /** True if the index was rebuilt since the last snapshot. */
  get isUnkept(): boolean {
    return this.#isUnkept;
  }

  /**
   * Updates the index to the last commit. Builds a new index if there is none, or if too much has changed.
   * Concurrent calls run one after another.
   */
  refresh(): Promise<OfferIndex> {
    return this.#inTurn(() => this.#refresh());
  }

  /** Saves a snapshot for the next start, if there is a folder and the index is complete. */
  async keep(): Promise<void> {
    const origin = await this.#inTurn(() => this.#keep());
    const { folder, shared } = this.#parts;
    // Shares outside the turn, because the index goes on meanwhile. At the end of the process nothing is
    // shared: a large snapshot would take longer than the stop may.
    if (origin === null || folder === undefined || this.#ending.signal.aborted) return;
    await this.#reportShared(shared?.share(folder, origin, this.#ending.signal));
  }

  /** @returns the origin of the snapshot; null if none was saved */
  async #keep(): Promise<SnapshotOrigin | null> {
    const [fed, { folder, analysis }] = [this.#fed, this.#parts];
    const database = fed?.place.database ?? null;
    if (fed === null || folder === undefined || database === null || this.#renewal.isAwaited) return null;
    this.#isUnkept = false;
    await sealAll(fed.store);
    const origin = { fingerprint: analysis.fingerprint, database };
    await keepSnapshot(folder, fed.store, origin, { cursor: fed.place.cursor, at: fed.at });
    this.#keptAt = Date.now();
    return origin;
  }

  /** Aborts a rebuild in progress. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#renewal.end();
  }

  /** Adds the cities and companies of the offers to the reference. */
  named(reference: Reference): Reference {
    return this.#fed?.store.names.addTo(reference) ?? reference;
  }

  async #refresh(): Promise<OfferIndex> {
    const before = this.#fed;
    const { fed, changed } = await this.#follow();
    const isSame = before?.store === fed.store;
    this.#fed = { ...fed, index: isSame ? before.index : indexOfStore(fed.store, this.#parts.now) };
    if (!isSame || changed) this.#parts.hear?.();
    return this.#fed.index;
  }

  /**
   * Returns an up-to-date store. Rebuilds the store if the changes since its position are gone, or if shared
   * data has changed.
   */
  async #follow(): Promise<CaughtUp> {
    for (;;) {
      const made = this.#renewal.take();
      this.#isUnkept ||= made !== null;
      const known = made ?? this.#fed ?? (await this.#restore());
      const followed = known === null || isOutdated(known) ? null : await catchUpStore(this.#feeding, known);
      if (followed?.all) this.#renewal.ask();
      if (followed !== null && !this.#renewal.isDue) return followed;
      const making = this.#renewal.begin();
      if (followed !== null && this.#parts.patience) return followed;
      await making;
    }
  }

  async #restore(): Promise<FedStore | null> {
    const { source, folder, analysis } = this.#parts;
    const database = folder === undefined ? null : await source.database();
    if (folder === undefined || database === null) return null;
    const reference = await source.reference();
    const origin = { fingerprint: analysis.fingerprint, database };
    const read = () => readSnapshot(folder, () => this.#emptyStore(reference), origin);
    const own = await read();
    const isFetched = own === null && (await this.#reportShared(this.#parts.shared?.fetch(folder, origin)));
    const kept = isFetched ? await read() : own;
    return kept === null ? null : { store: kept.store, place: { cursor: kept.cursor, database }, at: kept.at };
  }

  async #reportShared<Result>(work: Promise<Result> | undefined): Promise<Result | undefined> {
    try {
      return await work;
    } catch (error) {
      this.#parts.onSharedError?.(error);
      return undefined;
    }
  }

  async #build(): Promise<FedStore> {
    this.#builds += 1;
    return buildStore(this.#feeding, this.#emptyStore(await this.#parts.source.reference()));
  }

  #emptyStore(reference: Reference): OfferStore {
    const { analysis, limits } = this.#parts;
    return new OfferStore({ analysis, reference, ...(limits && { limits }) });
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Tells if the changes since the store's position may soon be deleted. */
function isOutdated({ at }: FedStore): boolean {
  return Date.now() - at > (keptHours / 2) * hour;
}

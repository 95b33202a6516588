import type { Kysely } from 'kysely';
import { readReference } from '#board/reference/read-reference.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { buildStore, sealAll } from './build-store.ts';
import type { FedStore } from './build-store.ts';
import { followChanges } from './follow-changes.ts';
import { indexOfStore } from './index-of-store.ts';
import type { OfferIndex } from './offer-index.ts';
import { OfferStore } from './offer-store.ts';
import { databaseIdentity, keptHours } from './read-changes.ts';
import type { SegmentLimits } from './segment.ts';
import { keepSnapshot, readSnapshot } from './snapshot-files.ts';
import type { SnapshotOrigin } from './snapshot.ts';
import type { TextAnalysis } from './text-analysis.ts';

type Parts = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly analysis: TextAnalysis;
  /** Told when offers have changed, their views apart. */
  readonly hear?: () => void;
  readonly limits?: SegmentLimits;
  /** Where snapshots are kept, if they are. */
  readonly folder?: string;
};
type Fed = FedStore & { readonly index: OfferIndex };

/** Keeps an index at what the database says. Nothing happens by itself: `refresh` asks the database. */
export class OfferFeed {
  readonly #parts: Parts;
  #fed: Fed | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The index as it was last refreshed; null before it is whole. */
  get index(): OfferIndex | null {
    return this.#fed?.index ?? null;
  }

  /**
   * Brings the index to what is committed now; builds it where there is none, or where too much changed. One
   * after the other, however many ask.
   */
  refresh(): Promise<OfferIndex> {
    return this.#inTurn(() => this.#refresh());
  }

  /** Keeps the index for the next start, if a folder was given and the index is whole. */
  keep(): Promise<void> {
    return this.#inTurn(async () => {
      const [fed, origin, { folder }] = [this.#fed, await this.#origin(), this.#parts];
      if (fed === null || origin === null || folder === undefined) return;
      await sealAll(fed.store);
      await keepSnapshot(folder, fed.store, origin, { cursor: fed.cursor, at: fed.at });
    });
  }

  /** The reference with the cities and companies of the offers. */
  named(reference: Reference): Reference {
    return this.#fed?.store.names.addTo(reference) ?? reference;
  }

  async #refresh(): Promise<OfferIndex> {
    const before = this.#fed;
    const known = before ?? (await this.#restore());
    const followed = known === null || isOutdated(known) ? null : await followChanges(this.#parts.db, known);
    const fed = followed?.fed ?? (await this.#build());
    const isSame = before?.store === fed.store;
    this.#fed = { ...fed, index: isSame ? before.index : indexOfStore(fed.store, this.#parts.now) };
    if (!isSame || followed?.changed === true) this.#parts.hear?.();
    return this.#fed.index;
  }

  async #restore(): Promise<FedStore | null> {
    const [origin, { folder }] = [await this.#origin(), this.#parts];
    if (origin === null || folder === undefined) return null;
    const reference = await readReference(this.#parts.db);
    return readSnapshot(folder, () => this.#emptyStore(reference), origin);
  }

  /** Everything anew, and what changed while it was read. */
  async #build(): Promise<FedStore> {
    const { db } = this.#parts;
    const built = await buildStore(db, this.#emptyStore(await readReference(db)));
    return (await followChanges(db, built))?.fed ?? this.#build();
  }

  #emptyStore(reference: Reference): OfferStore {
    const { analysis, limits } = this.#parts;
    return new OfferStore({ analysis, reference, ...(limits && { limits }) });
  }

  async #origin(): Promise<SnapshotOrigin | null> {
    if (this.#parts.folder === undefined) return null;
    const database = await databaseIdentity(this.#parts.db);
    return database === null ? null : { fingerprint: this.#parts.analysis.fingerprint, database };
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Changes that it has not read may be pruned soon. */
function isOutdated({ at }: FedStore): boolean {
  return Date.now() - at > (keptHours / 2) * 3_600_000;
}

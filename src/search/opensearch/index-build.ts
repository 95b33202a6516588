import { allOffers } from '#search/feed/build-store.ts';
import type { OfferSource, ReadingPlace } from '#search/feed/offer-source.ts';
import type { IndexNames } from './index-state.ts';
import { createIndex } from './new-index.ts';
import type { OfferWriter } from './offer-writer.ts';
import type { SearchCluster } from './search-cluster.ts';

type Parts = {
  readonly cluster: SearchCluster;
  readonly source: OfferSource;
  readonly writer: OfferWriter;
  readonly onBuilt: () => void;
  readonly onFailed: (error: unknown) => void;
};

/** A new index that is filled with all offers. The follower writes changes into it at the same time. */
export class IndexBuild {
  readonly index: string;
  /** A place before all offers were read, from which an index without a predecessor is followed. */
  readonly place: ReadingPlace;
  /** Resolves when the build has ended in any way. */
  readonly ended: Promise<void>;
  /** True if the build read a part of the offers before a change that concerns all of them. */
  isOutdated = false;
  #outcome: 'done' | 'failed' | null = null;
  readonly #parts: Parts;
  readonly #aborting = new AbortController();

  private constructor(index: string, place: ReadingPlace, parts: Parts) {
    this.index = index;
    this.place = place;
    this.#parts = parts;
    this.ended = this.#run();
  }

  static async begin(names: IndexNames, parts: Parts): Promise<IndexBuild> {
    const { cluster, source } = parts;
    const place = await source.currentPlace();
    return new IndexBuild(await createIndex(cluster, names, await source.count()), place, parts);
  }

  /** `done` when the index has all offers; null while it is filled. */
  get outcome(): 'done' | 'failed' | null {
    return this.#outcome;
  }

  async abort(): Promise<void> {
    this.#aborting.abort();
    await this.ended;
  }

  async #run(): Promise<void> {
    const { onBuilt, onFailed } = this.#parts;
    try {
      await this.#fill();
      this.#outcome = 'done';
      onBuilt();
    } catch (error) {
      this.#outcome = 'failed';
      if (!this.#aborting.signal.aborted) onFailed(error);
    }
  }

  async #fill(): Promise<void> {
    const { source, writer } = this.#parts;
    const reference = await source.reference();
    for await (const offers of allOffers(source, this.#aborting.signal)) {
      const changes = offers.map((offer) => ({ id: offer.id, offer }));
      await writer.put([this.index], changes, { version: versionBefore(this.place), reference });
    }
  }
}

/**
 * The oldest transaction that was under way at a place: what the build read has everything before it. Changes
 * that the build may have missed are written with a higher version, whichever of both comes first.
 */
function versionBefore({ cursor }: ReadingPlace): number {
  return Number(cursor.split(':')[0]);
}

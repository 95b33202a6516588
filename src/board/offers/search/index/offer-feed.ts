import type { Kysely } from 'kysely';
import { readReference } from '#board/reference/read-reference.ts';
import type { Reference } from '#board/reference/read-reference.ts';
import type { Tables } from '#database/tables.ts';
import { indexOfStore } from './index-of-store.ts';
import type { OfferIndex } from './offer-index.ts';
import { OfferStore } from './offer-store.ts';
import { Pacer } from './pacer.ts';
import { currentCursor, keptHours, readChanges } from './read-changes.ts';
import { readOffers, readOffersAfter } from './read-offers.ts';
import type { SegmentLimits } from './segment.ts';
import type { TextAnalysis } from './text-analysis.ts';

type Parts = {
  readonly db: Kysely<Tables>;
  readonly now: () => Date;
  readonly analysis: TextAnalysis;
  /** Told when offers have changed, their views apart. */
  readonly hear?: () => void;
  readonly limits?: SegmentLimits;
};
type Fed = { readonly store: OfferStore; readonly index: OfferIndex; readonly cursor: string; readonly at: number };

// Ids are PostgreSQL's integers.
const lowestId = -(2 ** 31);
// Rows read at once: a few milliseconds of a session each.
const batch = 500;

/** Keeps an index at what the database says. Nothing happens by itself: `refresh` asks the database. */
export class OfferFeed {
  readonly #parts: Parts;
  #fed: Fed | null = null;
  #refreshing: Promise<unknown> = Promise.resolve();

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
    const refreshed = this.#refreshing.then(() => this.#refresh());
    this.#refreshing = refreshed.catch(() => undefined);
    return refreshed;
  }

  /** The reference with the cities and companies of the offers. */
  named(reference: Reference): Reference {
    return this.#fed?.store.names.addTo(reference) ?? reference;
  }

  async #refresh(): Promise<OfferIndex> {
    const fed = this.#fed === null || isOutdated(this.#fed) ? await this.#build() : this.#fed;
    this.#fed = await this.#follow(fed);
    return this.#fed.index;
  }

  async #build(): Promise<Fed> {
    const { db, now, analysis, limits, hear } = this.#parts;
    const [at, cursor] = [Date.now(), await currentCursor(db)];
    const store = new OfferStore({ analysis, reference: await readReference(db), ...(limits && { limits }) });
    const pacer = new Pacer();
    for (let last: number | undefined = lowestId; last !== undefined;) {
      const offers = await readOffersAfter(db, { id: last, most: batch, reference: store.reference });
      for (const offer of offers) {
        store.put(offer);
        await pacer.pause();
      }
      await tidy(store, pacer);
      last = offers.at(-1)?.id;
    }
    store.close();
    await tidy(store, pacer);
    hear?.();
    return { store, index: indexOfStore(store, now), cursor, at };
  }

  async #follow(fed: Fed): Promise<Fed> {
    const { db, hear } = this.#parts;
    const at = Date.now();
    const { cursor, all, offers, views } = await readChanges(db, fed.cursor);
    if (all) return this.#follow(await this.#build());
    const pacer = new Pacer();
    for (const ids of batches(offers)) await this.#putAnew(fed.store, ids, pacer);
    for (const ids of batches(views)) await this.#countViews(fed.store, ids);
    await tidy(fed.store, pacer);
    if (offers.length > 0) hear?.();
    return { ...fed, cursor, at };
  }

  async #putAnew(store: OfferStore, ids: readonly number[], pacer: Pacer): Promise<void> {
    const found = new Map((await readOffers(this.#parts.db, ids, store.reference)).map((offer) => [offer.id, offer]));
    for (const id of ids) {
      const offer = found.get(id);
      if (offer === undefined) store.remove(id);
      else store.put(offer);
      await pacer.pause();
    }
  }

  async #countViews(store: OfferStore, ids: readonly number[]): Promise<void> {
    const rows = await this.#parts.db
      .selectFrom('offer_views')
      .select(['offer_id', 'views'])
      .where('offer_id', '=', (row) => row.fn.any(row.val(ids)))
      .execute();
    for (const { offer_id, views } of rows) store.setViews(offer_id, views);
  }
}

/** Changes that it has not read may be pruned soon. */
function isOutdated({ at }: Fed): boolean {
  return Date.now() - at > (keptHours / 2) * 3_600_000;
}

async function tidy(store: OfferStore, pacer: Pacer): Promise<void> {
  const steps = store.tidy();
  while (steps.next().done !== true) await pacer.pause();
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
}

import { z } from 'zod';
import { minute } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { OnOfferError } from '#search/feed/put-offer.ts';
import { type FindableOffer, indexedOffer } from '#search/offer/indexed-offer.ts';
import type { ReadingPlace } from '#search/feed/offer-source.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { ranksInReference } from '#search/store/name-ranks.ts';
import { Pacer } from '#search/store/pacer.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import type { SearchCluster } from './search-cluster.ts';
import { storedOffer } from './stored-offer.ts';

type Line = Readonly<Record<string, unknown>>;

/** What becomes of an offer: its document, or null if it is to be removed. */
type Change = { readonly id: number; readonly offer: FindableOffer | null };

const result = z.object({ status: z.int(), _id: z.string() });
const answer = z.object({ items: z.array(z.object({ index: result.optional(), delete: result.optional() })) });

// A version that is older than the stored one, and a document that was never stored: both are as wanted.
const settled = new Set([404, 409]);
// The machine takes no more for the moment, or is away.
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Puts offers into indexes of the cluster. */
export class OfferWriter {
  readonly #cluster: SearchCluster;
  readonly #analysis: TextAnalysis;
  readonly #onOfferError: OnOfferError;

  constructor(cluster: SearchCluster, analysis: TextAnalysis, onOfferError: OnOfferError) {
    this.#cluster = cluster;
    this.#analysis = analysis;
    this.#onOfferError = onOfferError;
  }

  /**
   * Writes offers as they were at a place. A document that was written at a later place stays.
   * @param indexes every index that gets the offers
   */
  async put(
    indexes: readonly string[],
    changes: readonly Change[],
    { place, reference }: { readonly place: ReadingPlace; readonly reference: Reference },
  ): Promise<void> {
    if (changes.length === 0) return;
    const version = versionAt(place);
    const rankOf = ranksInReference(reference);
    const pacer = new Pacer();
    const lines: Line[] = [];
    for (const { id, offer } of changes) {
      const document = offer === null ? null : this.#documentOf(offer, reference, rankOf);
      const address = { _id: String(id), version, version_type: 'external_gte' };
      for (const index of indexes) {
        if (document === null) lines.push({ delete: { _index: index, ...address } });
        else lines.push({ index: { _index: index, ...address } }, document);
      }
      await pacer.pause();
    }
    await this.#send(lines);
  }

  /** @returns null for an offer that cannot be indexed: searches do not find it until it changes */
  #documentOf(offer: FindableOffer, reference: Reference, rankOf: ReturnType<typeof ranksInReference>): Line | null {
    try {
      return storedOffer(indexedOffer(offer, reference), this.#analysis, rankOf);
    } catch (error) {
      this.#onOfferError(offer.id, error);
      return null;
    }
  }

  async #send(lines: readonly Line[]): Promise<void> {
    const parameters = { filter_path: 'items.*.status,items.*._id' };
    const request = { method: 'POST', path: '/_bulk', parameters, lines, patience: minute } as const;
    const { items } = await this.#cluster.ask(request, answer);
    for (const { index, delete: removed } of items) {
      const { status = 500, _id: id = '' } = index ?? removed ?? {};
      if (status < 300 || settled.has(status)) continue;
      if (isPassing(status)) throw new SearchUnavailable(`the search engine takes no offers (${status})`);
      this.#onOfferError(Number(id), new Error(`the search engine refuses the offer (${status})`));
    }
  }
}

/** The number of the next transaction at a place, which never falls in a history. */
function versionAt({ cursor }: ReadingPlace): number {
  return Number(cursor.split(':')[1]);
}

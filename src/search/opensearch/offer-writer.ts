import { z } from 'zod';
import { minute } from '#durations.ts';
import type { Reference } from '#reference/read-reference.ts';
import type { OnOfferError } from '#search/feed/put-offer.ts';
import { type FindableOffer, indexedOffer } from '#search/offer/indexed-offer.ts';
import { SearchUnavailable } from '#search/index/search-unavailable.ts';
import { ranksInReference } from '#search/store/name-ranks.ts';
import { Pacer } from '#search/store/pacer.ts';
import type { TextAnalysis } from '#search/store/text-analysis.ts';
import type { SearchCluster } from './search-cluster.ts';
import { storedOffer } from './stored-offer.ts';

type Line = Readonly<Record<string, unknown>>;

/** What becomes of an offer: its document, or null if it is to be removed. */
type Change = { readonly id: number; readonly offer: FindableOffer | null };

const result = z.object({ status: z.int(), _id: z.string(), result: z.string().optional() });
const answer = z.object({ items: z.array(z.object({ index: result.optional(), delete: result.optional() })) });

// The document does not fit the mapping. All other failures concern the index or the machine.
const badOffer = 400;
// A newer version is stored.
const older = 409;

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
   * Writes offers, unless a document has a higher version.
   * @param indexes every index that gets the offers
   * @throws SearchUnavailable if an offer was not written for another reason than its own content
   */
  async put(
    indexes: readonly string[],
    changes: readonly Change[],
    { version, reference }: { readonly version: number; readonly reference: Reference },
  ): Promise<void> {
    if (changes.length === 0) return;
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
    const parameters = { filter_path: 'items.*.status,items.*._id,items.*.result' };
    const request = { method: 'POST', path: '/_bulk', parameters, lines, patience: minute } as const;
    const { items } = await this.#cluster.ask(request, answer);
    for (const { index, delete: removed } of items) {
      const { status = 500, _id: id = '', result: outcome } = index ?? removed ?? {};
      if (status < 300 || status === older || outcome === 'not_found') continue;
      if (status !== badOffer) throw new SearchUnavailable(`the search engine takes no offers (${status})`);
      this.#onOfferError(Number(id), new Error(`the search engine refuses the offer (${status})`));
    }
  }
}

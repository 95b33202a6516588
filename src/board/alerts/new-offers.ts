import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { boardAnalysis } from '#search/feed/board-analysis.ts';
import { batchSize } from '#search/feed/build-store.ts';
import { indexOfStore } from '#search/index/index-of-store.ts';
import type { OfferIndex } from '#search/index/offer-index.ts';
import { OfferStore } from '#search/store/offer-store.ts';
import { Pacer } from '#search/store/pacer.ts';
import { putOffer } from '#search/feed/put-offer.ts';
import { learnFromStaff } from '#board/offers/finding/learn-from-staff.ts';
import { readOffers } from '#board/offers/finding/read-offers.ts';
import { newsDays } from '#board/saved-searches/alert-limits.ts';

/** The offers of some rounds of announcements, with an index that contains only these offers. */
export type NewOffers = {
  readonly index: OfferIndex;
  /** Ids of the offers in the order of their announcement, the earliest round first. */
  readonly ids: readonly number[];
  /** Returns the position in `ids` of the first offer after a round of announcements. */
  readonly after: (round: number) => number;
};

type Announced = { readonly id: number; readonly round: number };

/**
 * Reads the offers of the rounds of announcements after one round, up to and including another round. Leaves
 * out offers that are too old for a letter.
 */
export async function readNewOffers(
  board: Board,
  { after, round }: { readonly after: number; readonly round: number },
): Promise<NewOffers> {
  const { rows } = await sql<Announced>`
    select a.offer_id as id, a.round from announced_offers a join offers o on o.id = a.offer_id
    where a.round > ${after} and a.round <= ${round}
      and a.announced_at > ${board.now()}::timestamptz - make_interval(days => ${newsDays})
    order by a.round, o.broadcast_start, a.offer_id`.execute(board.db);
  return newOffersOf(board, rows);
}

/** @param rows in the order of their announcement */
export async function newOffersOf(board: Board, rows: readonly Announced[]): Promise<NewOffers> {
  await learnFromStaff(board.db);
  const ids = rows.map(({ id }) => id);
  const store = new OfferStore({ analysis: boardAnalysis, reference: await board.reference() });
  const pacer = new Pacer();
  for (let from = 0; from < ids.length; from += batchSize)
    for (const row of await readOffers(board.db, ids.slice(from, from + batchSize))) {
      // Ignores offers that cannot be indexed, because the index of the whole board reports these offers.
      putOffer(store, row, () => undefined);
      await pacer.pause();
    }
  const firsts = new Map(rows.map(({ round }, index) => [round, index + 1]));
  const rounds = [...firsts.keys()];
  return {
    index: indexOfStore(store, board.now),
    ids,
    after: (round) => firsts.get(rounds.findLast((one) => one <= round) ?? 0) ?? 0,
  };
}

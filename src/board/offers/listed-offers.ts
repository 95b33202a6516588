import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from './open-offers.ts';

/** Open offer with the time of the last change to its content. */
export type ListedOffer = { readonly id: number; readonly changedAt: Date };

type Listing = Pick<Board, 'db' | 'now'>;

/** Returns the number of open offers. */
export async function countListed({ db, now }: Listing): Promise<number> {
  const { rows } = await sql<{
    offers: number;
  }>`select count(*) as offers from offers o where ${isOpen(now())}`.execute(db);
  return rows[0]?.offers ?? 0;
}

/**
 * Returns some of the open offers in the order of their ids.
 * @param from number of offers that precede them
 */
export async function listedOffers(
  { db, now }: Listing,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select o.id, greatest(o.updated_at, o.broadcast_start) as "changedAt" from offers o
    where ${isOpen(now())} order by o.id limit ${most} offset ${from}`.execute(db);
  return rows;
}

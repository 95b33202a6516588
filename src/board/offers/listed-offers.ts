import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from './open-offers.ts';

/** An open offer, and when what is read of it changed last. */
export type ListedOffer = { readonly id: number; readonly changedAt: Date };

type Listing = Pick<Board, 'db' | 'now'>;

/** How many offers are open. */
export async function countListed({ db, now }: Listing): Promise<number> {
  const { rows } = await sql<{
    offers: number;
  }>`select count(*) as offers from offers o where ${isOpen(now())}`.execute(db);
  return rows[0]?.offers ?? 0;
}

/** Some of the open offers, by their ids. @param from how many come before them */
export async function listedOffers(
  { db, now }: Listing,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    select o.id, greatest(o.updated_at, o.broadcast_start) as "changedAt" from offers o
    where ${isOpen(now())} order by o.id limit ${most} offset ${from}`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';

/** Company with open offers, and the time of the last change of its own facts or its offers. */
export type ListedPageOfCompany = { readonly id: number; readonly changedAt: Date };

/** Returns the companies that have an open offer, in the order of their ids. */
export async function listedCompanies({ db, now }: Pick<Board, 'db' | 'now'>): Promise<readonly ListedPageOfCompany[]> {
  const { rows } = await sql<ListedPageOfCompany>`
    select c.id, greatest(c.updated_at, max(o.updated_at), max(o.broadcast_start)) as "changedAt"
    from companies c join offers o on o.company_id = c.id
    where ${isOpen(now())} group by c.id order by c.id`.execute(db);
  return rows;
}

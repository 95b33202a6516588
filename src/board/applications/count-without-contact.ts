import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';

/** How many open offers name no contact: applications to them go to the desk, or are not taken. */
export async function countWithoutContact({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const { count } = await db
    .selectFrom('offers as o')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('o.contact_email', 'is', null)
    .where(isOpen(now()))
    .executeTakeFirstOrThrow();
  return count;
}

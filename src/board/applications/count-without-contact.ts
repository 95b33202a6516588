import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';

/**
 * Returns the number of open offers without a contact. Applications to these offers go to the desk or are
 * refused.
 */
export async function countWithoutContact({ db, now }: Pick<Board, 'db' | 'now'>): Promise<number> {
  const { count } = await db
    .selectFrom('offers as o')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('o.contact_email', 'is', null)
    .where(isOpen(now()))
    .executeTakeFirstOrThrow();
  return count;
}

import type { Board } from '#board/context/board.ts';
import { isOfferId } from './offer-id.ts';
import { hasBegun } from './open-offers.ts';

/**
 * Tells if the source of an offer withdrew it after its broadcast had begun. An offer that was withdrawn
 * earlier has never been public.
 */
export async function isWithdrawn({ db, now }: Pick<Board, 'db' | 'now'>, id: number): Promise<boolean> {
  if (!isOfferId(id)) return false;
  const found = db.selectFrom('offers as o').select('o.id').where('o.id', '=', id).where(hasBegun(now()));
  return (await found.where('o.withdrawn_at', 'is not', null).executeTakeFirst()) !== undefined;
}

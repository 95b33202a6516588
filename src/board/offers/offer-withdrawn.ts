import type { Board } from '#board/context/board.ts';
import { isOfferId } from './offer-id.ts';

/** Tells if the source of an offer withdrew it. */
export async function isWithdrawn({ db }: Pick<Board, 'db'>, id: number): Promise<boolean> {
  if (!isOfferId(id)) return false;
  const row = await db.selectFrom('offers').select('withdrawn_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.withdrawn_at !== null;
}

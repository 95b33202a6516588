import { stopAddress } from '#board/alerts/end-alerts.ts';
import type { Board } from '#board/context/board.ts';

/** Stops the alerts to a candidate's address that accepts no mail. */
export async function stopAlerts(board: Board, { candidateId }: { readonly candidateId: number }): Promise<void> {
  const { db } = board;
  const found = await db.selectFrom('candidates').select('email').where('id', '=', candidateId).executeTakeFirst();
  if (found !== undefined) await stopAddress(board, found.email, 'bounced');
}

import type { Board } from '#board/context/board.ts';

/** Notes that a candidate used the site or a program, because unused accounts are deleted. */
export async function noteConnection({ db, now }: Pick<Board, 'db' | 'now'>, oid: string): Promise<void> {
  await db.updateTable('candidates').set({ last_connection_at: now() }).where('oid', '=', oid).execute();
}

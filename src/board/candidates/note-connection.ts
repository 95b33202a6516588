import type { Board } from '#board/context/board.ts';

/** Notes that a candidate is there, by a program of theirs as by the site: unused accounts end. */
export async function noteConnection({ db, now }: Pick<Board, 'db' | 'now'>, oid: string): Promise<void> {
  await db.updateTable('candidates').set({ last_connection_at: now() }).where('oid', '=', oid).execute();
}

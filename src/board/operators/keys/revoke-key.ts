import type { Board } from '#board/context/board.ts';

/** Revokes a key immediately. @returns true if the key existed */
export async function revokeKey({ db, now }: Pick<Board, 'db' | 'now'>, prefix: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('api_keys')
    .set({ revoked_at: now() })
    .where('prefix', '=', prefix)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

export type Withdrawal = {
  readonly withdrawn: number;
  /**
   * Set when nothing was withdrawn because it would have been more than half of the imported offers: how many
   * of how many.
   */
  readonly refused: { readonly missing: number; readonly shown: number } | null;
};

/**
 * Takes from the board the imported offers that a complete response no longer has. One that would take more
 * than half of them is more likely to be broken than right: it needs `allowMass`.
 */
export async function withdrawMissing(
  session: Kysely<Tables>,
  present: readonly number[],
  allowMass: boolean,
  now: Date,
): Promise<Withdrawal> {
  return session.transaction().execute(async (transaction) => {
    const onBoard = await transaction
      .selectFrom('offers')
      .select('id')
      .where('source', '=', 'import')
      .where('withdrawn_at', 'is', null)
      .execute();
    const here = new Set(present);
    const missing = onBoard.map(({ id }) => id).filter((id) => !here.has(id));
    if (missing.length * 2 > onBoard.length && !allowMass)
      return { withdrawn: 0, refused: { missing: missing.length, shown: onBoard.length } };
    if (missing.length > 0) {
      await transaction
        .updateTable('offers')
        .set({ withdrawn_at: now, updated_at: now })
        .where(sql<boolean>`id = any (${missing}::integer[])`)
        .execute();
    }
    return { withdrawn: missing.length, refused: null };
  });
}

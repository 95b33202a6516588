import type { Board } from '#board/context/board.ts';

/**
 * Returns the id that a company got from its source after the board had known it by its name, under a former
 * id; null for any other id.
 */
export async function companySuccessor({ db }: Pick<Board, 'db'>, formerId: number): Promise<number | null> {
  const found = await db
    .selectFrom('company_successors')
    .select('company_id')
    .where('former_id', '=', formerId)
    .executeTakeFirst();
  return found?.company_id ?? null;
}

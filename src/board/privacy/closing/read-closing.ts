import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { erasedAfter } from './grace.ts';

/** Content of the letter about a closed account; `endsAt` is the first moment at which it may be erased. */
type AccountClosing = { readonly email: string; readonly locale: Locale; readonly endsAt: Date };

/** Reads the content. Undefined if the candidate came back, or the account is gone. */
export async function readClosing(
  { db }: Pick<Board, 'db'>,
  candidateId: number,
  closedAt: string,
): Promise<AccountClosing | undefined> {
  const row = await db
    .selectFrom('candidates')
    .select(['email', 'locale'])
    .where('id', '=', candidateId)
    .where('closed_at', '=', new Date(closedAt))
    .executeTakeFirst();
  return row && { ...row, endsAt: erasedAfter(new Date(closedAt)) };
}

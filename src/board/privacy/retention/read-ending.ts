import { day } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import type { Locale } from '#words/locale.ts';
import { noticeDays, unusedDays } from './last-use.ts';

/**
 * Content of the letter about the end of an account; `endsAt` is the first moment at which it may be
 * erased.
 */
export type AccountEnd = { readonly email: string; readonly locale: Locale; readonly endsAt: Date };

/** Reads the content. Undefined if the candidate came back, or the account is gone. */
export async function readEnding({ db }: Pick<Board, 'db'>, candidateId: number): Promise<AccountEnd | undefined> {
  const row = await db
    .selectFrom('candidates')
    .select(['email', 'locale', 'end_told_at', 'last_connection_at', 'registered_at'])
    .where('id', '=', candidateId)
    .where('status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  const used = row?.last_connection_at ?? row?.registered_at;
  if (!row?.end_told_at || !used || row.end_told_at < used) return undefined;
  const { email, locale, end_told_at } = row;
  const endsAt = new Date(Math.max(used.getTime() + unusedDays * day, end_told_at.getTime() + noticeDays * day));
  return { email, locale, endsAt };
}

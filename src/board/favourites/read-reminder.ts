import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { wants } from '#board/notifications/wants.ts';
import { anyOffersOfLetter, type LetterOffer } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';
import { closesSoon } from './closes-soon.ts';

export type Reminder = {
  readonly email: string;
  readonly locale: Locale;
  readonly offers: readonly (LetterOffer & { readonly closesAt: Date })[];
};

/**
 * Reads the current content of a reminder; the favourite that closes first comes first. Undefined if there is
 * nothing left to remind of, because the favourites were removed, applied to, closed or prolonged, or because
 * the candidate no longer wants the letter.
 */
export async function readReminder(
  board: Board,
  candidateId: number,
  offerIds: readonly number[],
): Promise<Reminder | undefined> {
  const candidate = await board.db
    .selectFrom('candidates')
    .select(['email', 'locale'])
    .where('id', '=', candidateId)
    .where(wants(sql.ref('candidates.id'), 'favouriteClosing', 'mail'))
    .where('status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  if (candidate === undefined || offerIds.length === 0) return undefined;
  const rows = await board.db
    .selectFrom('favourites as f')
    .innerJoin('offers as o', 'o.id', 'f.offer_id')
    .leftJoin('applications as a', (join) =>
      join.onRef('a.offer_id', '=', 'f.offer_id').onRef('a.candidate_id', '=', 'f.candidate_id'),
    )
    .select(['o.id', 'o.broadcast_end as closesAt'])
    .where('f.candidate_id', '=', candidateId)
    .where('f.offer_id', 'in', offerIds)
    .where('f.dropped_at', 'is', null)
    .where(closesSoon(board.now()))
    .where('a.id', 'is', null)
    .orderBy('o.broadcast_end')
    .orderBy('o.id')
    .execute();
  const known = await anyOffersOfLetter(
    board,
    rows.map(({ id }) => id),
    candidate.locale,
  );
  const offers = rows.flatMap(({ id, closesAt }) => {
    const offer = known.get(id);
    return closesAt === null || offer === undefined ? [] : { ...offer, closesAt };
  });
  return offers.length === 0 ? undefined : { ...candidate, offers };
}

import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { wants } from '#board/notifications/wants.ts';
import { anyOffersOfLetter, type LetterOffer } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';

const endOf = {
  favouriteFilled: sql.ref<Date | null>('o.filled_at'),
  favouriteWithdrawn: sql.ref<Date | null>('o.withdrawn_at'),
} as const;

/** Favourites that were filled or withdrawn, for a letter to their candidate. */
export type EndedFavourites = {
  readonly email: string;
  readonly locale: Locale;
  readonly offers: readonly (LetterOffer & { readonly endedAt: Date })[];
};

/**
 * Reads the current content of the letter. Undefined if there is nothing left to tell, because the favourites
 * were removed or came back, or because the candidate no longer wants the letter.
 */
export async function readEnded(
  board: Pick<Board, 'db' | 'now'>,
  kind: keyof typeof endOf,
  { candidateId, offerIds }: { readonly candidateId: number; readonly offerIds: readonly number[] },
): Promise<EndedFavourites | undefined> {
  const { db } = board;
  const candidate = await db
    .selectFrom('candidates')
    .select(['email', 'locale'])
    .where('id', '=', candidateId)
    .where(wants(sql.ref('candidates.id'), kind, 'mail'))
    .where('status_id', 'not in', unavailableStatuses)
    .executeTakeFirst();
  if (candidate === undefined || offerIds.length === 0) return undefined;
  const rows = await db
    .selectFrom('favourites as f')
    .innerJoin('offers as o', 'o.id', 'f.offer_id')
    .select('o.id')
    .select(endOf[kind].as('endedAt'))
    .where('f.candidate_id', '=', candidateId)
    .where('f.offer_id', 'in', offerIds)
    .where('f.dropped_at', 'is', null)
    .orderBy('f.kept_at', 'desc')
    .orderBy('o.id')
    .execute();
  const known = await anyOffersOfLetter(
    board,
    rows.map(({ id }) => id),
    candidate.locale,
  );
  const offers = rows.flatMap(({ id, endedAt }) => {
    const offer = known.get(id);
    return endedAt === null || offer === undefined ? [] : { ...offer, endedAt };
  });
  return offers.length === 0 ? undefined : { ...candidate, offers };
}

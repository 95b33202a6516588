import { sql } from 'kysely';
import type { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { unavailableStatuses } from '#board/candidates/candidate-status.ts';
import { wants } from '#board/notifications/wants.ts';
import { readHidden } from '#board/hiding/board-of.ts';
import { type LetterOffer, offersOfLetter } from '#board/offers/letter-offers.ts';
import type { Locale } from '#words/locale.ts';
import { isConfirmedAddress, isPaused } from '#board/saved-searches/alert-address.ts';
import { nameOfSearch } from '#board/saved-searches/search-name.ts';
import type { foundOffers } from '#board/jobs/alert-jobs.ts';

export type DigestSearch = {
  readonly id: string;
  readonly name: string;
  /** Query string without a question mark. */
  readonly address: string;
  /** Number of new offers, listed or not. */
  readonly total: number;
  readonly offers: readonly LetterOffer[];
};
export type Digest = { readonly email: string; readonly locale: Locale; readonly searches: readonly DigestSearch[] };

/**
 * Reads the current content of a letter about new offers. Undefined if the letter is no longer due: the
 * alerts are off or paused, the offers are closed or hidden, or the owner of the address has not consented.
 */
export async function readDigest(
  board: Pick<Board, 'db' | 'now' | 'reference'>,
  candidateId: number,
  found: z.output<typeof foundOffers>,
): Promise<Digest | undefined> {
  const reader = await findReader(board, candidateId);
  if (reader === undefined) return undefined;
  const [names, hidden] = await Promise.all([
    readSearches(board, candidateId, reader.locale),
    readHidden(board.db, candidateId),
  ]);
  const ids = found.flatMap(({ offerIds }) => offerIds);
  const offers = await offersOfLetter({ ...board, hidden: async () => hidden }, ids, reader.locale);
  const searches = found.flatMap(({ searchId, total, offerIds }) => {
    const own = names.get(searchId);
    const open = offerIds.flatMap((id) => offers.get(id) ?? []);
    if (own === undefined || open.length === 0) return [];
    return { ...own, total: total - offerIds.length + open.length, offers: open };
  });
  return searches.length === 0 ? undefined : { ...reader, searches };
}

async function findReader({ db, now }: Pick<Board, 'db' | 'now'>, candidateId: number) {
  const found = await db
    .selectFrom('candidates as c')
    .innerJoin('alert_addresses as a', 'a.candidate_id', 'c.id')
    .select(['c.email', 'c.locale', 'a.paused_at', 'a.paused_until'])
    .where('c.id', '=', candidateId)
    .where('c.status_id', 'not in', unavailableStatuses)
    .where(isConfirmedAddress)
    .where(wants(sql.ref('c.id'), 'newOffers', 'mail'))
    .executeTakeFirst();
  return found === undefined || isPaused(found, now()) ? undefined : { email: found.email, locale: found.locale };
}

async function readSearches({ db, reference }: Pick<Board, 'db' | 'reference'>, candidateId: number, locale: Locale) {
  const rows = await db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'address'])
    .where('candidate_id', '=', candidateId)
    .where('removed_at', 'is', null)
    .where('frequency', '<>', 'off')
    .execute();
  const known = await reference();
  return new Map(rows.map((row) => [row.id, { ...row, name: nameOfSearch(row, known, locale) }]));
}

import { sql, type Transaction } from 'kysely';
import { announceOffers } from './announce-offers.ts';
import type { Board } from '#board/context/board.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import { toViewingCandidate } from '#board/candidates/viewing-candidate.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { timeZones } from '#words/zone-names.ts';
import { bringBack } from './bring-back.ts';
import { requireRoom } from './require-room.ts';
import { addressToSave } from './saved-address.ts';
import { maxAddressLength } from './saved-search-limits.ts';
import { SearchNotSaved } from './saved-search-policy.ts';

type Wanted = {
  /** Query string of the search, in any spelling. */
  readonly address: string;
  /** Language of the page, in which the search's text is read. */
  readonly locale: Locale;
  /** Time zone for the times of the alert; Paris if the zone is unknown. */
  readonly timeZone?: string | undefined;
};

/**
 * Saves a search for the candidate. All spellings of its address are saved as one search. A removed search
 * comes back with its alert.
 * @returns the id of the search
 * @throws SearchNotSaved, SignInRequired
 */
export async function saveSearch(board: Board, viewer: Viewer, wanted: Wanted): Promise<string> {
  const { id } = signedIn(viewer);
  const { address, locale, timeZone } = wanted;
  if (address.length > maxAddressLength) throw new SearchNotSaved('tooLong');
  const canonical = addressToSave(address, await board.reference());
  // Announces the offers that are open now, so that the search does not count them as new.
  const seen_round = await announceOffers(board);
  return board.db.transaction().execute(async (transaction) => {
    const owner = toViewingCandidate(await lockCandidate(transaction, id));
    const known = await findSaved(transaction, id, canonical);
    if (known?.removed_at === null) return known.id;
    await requireRoom(transaction, owner);
    if (known !== undefined) {
      await bringBack(transaction, id, known.id, board.now());
      return known.id;
    }
    const facts = { candidate_id: id, name: null, address: canonical, locale };
    const time_zone = timeZones.find((known) => known === timeZone);
    const row = { ...facts, ...(time_zone && { time_zone }), seen_round, saved_at: board.now() };
    const saved = await transaction.insertInto('saved_searches').values(row).returning('id').executeTakeFirstOrThrow();
    return saved.id;
  });
}

function findSaved(transaction: Transaction<Tables>, candidateId: number, address: string) {
  return transaction
    .selectFrom('saved_searches')
    .select(['id', 'removed_at'])
    .where('candidate_id', '=', candidateId)
    .where(sql`md5(address)`, '=', sql`md5(${address})`)
    .executeTakeFirst();
}

/** Returns the id of the candidate's saved search with this address, if there is one. */
export async function savedAs(board: Board, viewer: Viewer, address: string): Promise<string | null> {
  if (viewer.kind === 'visitor' || address.length > maxAddressLength) return null;
  const canonical = addressToSave(address, await board.reference());
  const found = await board.db
    .selectFrom('saved_searches')
    .select('id')
    .where('candidate_id', '=', viewer.candidate.id)
    .where(sql`md5(address)`, '=', sql`md5(${canonical})`)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

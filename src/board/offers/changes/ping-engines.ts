import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { beginning, followOffers } from './follow-offers.ts';
import { type FollowingPlace, PlaceOfAnotherHistory, placeSchema } from './following-place.ts';

/** Tells of some offers that came or went. @throws where nobody took the news */
type Tell = (offerIds: readonly number[]) => Promise<void>;

type Pinging = Pick<Board, 'db' | 'now'>;

/** Offers of one message: IndexNow takes 10,000 addresses, an offer has one in each language. */
const maxAtOnce = 1000;
/** For which one process has the turn; longer than any sending takes. */
const turn = 5 * minute;
/** The longest wait after failures: a message that is never taken is tried four times a day. */
const maxWait = 360 * minute;

/**
 * Tells search engines which offers were published or left the board since they were told last, batch by
 * batch; never of the offers of before the first time, which sitemaps list. A place moves on only behind a
 * batch that was taken: one that fails is told again, after waits that double from a minute on, whatever
 * process dies. Of many processes one has the turn.
 * @throws what `tell` throws
 */
export async function pingEngines(board: Pinging, tell: Tell): Promise<void> {
  for (let more = true; more;) {
    const begun = await takeTurn(board);
    if (begun === null) return;
    try {
      more = await pingOnce(board, begun.place, tell);
    } catch (error) {
      await putOff(board, begun.failures + 1);
      throw error;
    }
  }
}

async function pingOnce(board: Pinging, from: FollowingPlace, tell: Tell): Promise<boolean> {
  const { changes, place, more } = await follow(board, from);
  const moved = changes.filter(({ kind }) => kind !== 'updated').map(({ id }) => id);
  const ids = moved.length === 0 ? [] : await onceOnline(board, moved);
  if (ids.length > 0) await tell(ids);
  await note(board, { place: JSON.stringify(place), failures: 0, due_at: board.now() });
  return more;
}

/** A copy of the database that was put back is another history: what changed is then told by its moment. */
async function follow(board: Pinging, place: FollowingPlace) {
  try {
    return await followOffers(board, place, maxAtOnce);
  } catch (error) {
    if (!(error instanceof PlaceOfAnotherHistory)) throw error;
    return followOffers(board, { ...beginning, seenAt: place.seenAt }, maxAtOnce);
  }
}

/** Without those whose broadcast is still to begin: nobody may hear of them. */
async function onceOnline({ db, now }: Pinging, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('id', 'in', ids)
    .where('broadcast_start', '>', now())
    .execute();
  const hidden = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !hidden.has(id));
}

async function takeTurn({ db, now }: Pinging): Promise<{ place: FollowingPlace; failures: number } | null> {
  const since = { ...beginning, seenAt: now().getTime() };
  await db
    .insertInto('index_pings')
    .values({ place: JSON.stringify(since), due_at: now() })
    .onConflict((known) => known.doNothing())
    .execute();
  const row = await db
    .updateTable('index_pings')
    .set({ due_at: new Date(now().getTime() + turn) })
    .where('due_at', '<=', now())
    .returning(['place', 'failures'])
    .executeTakeFirst();
  return row === undefined ? null : { place: placeSchema.parse(row.place), failures: row.failures };
}

async function putOff(board: Pinging, failures: number): Promise<void> {
  const wait = Math.min(minute * 2 ** (failures - 1), maxWait);
  await note(board, { failures, due_at: new Date(board.now().getTime() + wait) });
}

type Noted = { readonly place?: string; readonly failures: number; readonly due_at: Date };

async function note({ db }: Pinging, noted: Noted): Promise<void> {
  await db.updateTable('index_pings').set(noted).execute();
}

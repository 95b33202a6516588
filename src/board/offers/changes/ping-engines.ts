import { minute } from '#durations.ts';
import type { Board } from '#board/context/board.ts';
import { beginning, followOffers } from './follow-offers.ts';
import { type FollowingPlace, PlaceOfAnotherHistory, placeSchema } from './following-place.ts';

/**
 * Reports to search engines which offers were published or left the board.
 * @throws if no engine accepted the message
 */
type Tell = (offerIds: readonly number[]) => Promise<void>;

type Pinging = Pick<Board, 'db' | 'now'>;

/**
 * Number of offers in one message. IndexNow accepts 10,000 addresses, and an offer has one address per
 * language.
 */
const maxAtOnce = 1000;
/** Time after which another process may take over the lock. Sending a message never takes so long. */
const turn = 5 * minute;
/** Longest wait after failures. A message that is never accepted is sent four times a day. */
const maxWait = 360 * minute;

/**
 * Reports to search engines which offers were published or left the board since the last call, batch by
 * batch. The first call reports nothing, because the sitemaps list the offers so far. The position moves on
 * only after a batch was accepted. A failed batch is therefore sent again, even after a crash; the waits
 * begin with one minute and double. A lock lets only one process send at a time.
 * @throws the errors of `tell`
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

/**
 * Returns the changes since a position. In a restored copy of the database the position belongs to another
 * history; the changes are then found by their time.
 */
async function follow(board: Pinging, place: FollowingPlace) {
  try {
    return await followOffers(board, place, maxAtOnce);
  } catch (error) {
    if (!(error instanceof PlaceOfAnotherHistory)) throw error;
    return followOffers(board, { ...beginning, seenAt: place.seenAt }, maxAtOnce);
  }
}

/** Leaves out offers whose broadcast has not begun, because they are not public yet. */
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

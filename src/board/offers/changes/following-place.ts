import { sql } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { databaseIdentity } from '#board/offers/finding/read-changes.ts';
import { isSnapshot } from './snapshot.ts';

const snapshot = z.string().refine(isSnapshot);
const moment = z.number().min(0).max(8.64e15);

/** Schema of a position that the follower stores as JSON. */
export const placeSchema: z.ZodType<FollowingPlace> = z.strictObject({
  seen: snapshot.nullable(),
  seenAt: moment,
  reading: z.strictObject({ until: snapshot, untilAt: moment, last: z.int32().min(0) }).nullable(),
  database: z.string().nullable(),
});

/**
 * Position of a follower, between two states of the board. `seen` and `until` are snapshots in PostgreSQL's
 * notation.
 */
export type FollowingPlace = {
  /** Snapshot of the transactions already returned; null at the beginning. */
  readonly seen: string | null;
  /**
   * Moment up to which beginnings and ends of broadcasts were returned. Before the first reading, it is the
   * moment from which to return them.
   */
  readonly seenAt: number;
  /** Set while a reading has further pages: the end of the reading, and the last offer returned so far. */
  readonly reading: { readonly until: string; readonly untilAt: number; readonly last: number } | null;
  /** Identity of the database and its history at this position: see `databaseIdentity`. */
  readonly database: string | null;
};

/**
 * The position belongs to another history, because a copy of the database was restored. The follower must
 * start again.
 */
export class PlaceOfAnotherHistory extends Error {
  readonly code = 'offers.otherHistory';
}

/** Returns the position and the end of its reading. @throws PlaceOfAnotherHistory */
export async function openReading({ db, now }: Pick<Board, 'db' | 'now'>, place: FollowingPlace) {
  const { rows } = await sql<{ until: string; isAhead: boolean }>`
    select change_snapshot()::text as until,
      coalesce(pg_snapshot_xmax(${place.seen}::pg_snapshot) > pg_snapshot_xmax(change_snapshot()), false) as "isAhead"`.execute(
    db,
  );
  const [current] = rows;
  const database = await databaseIdentity(db);
  if (current === undefined || current.isAhead || (place.seen !== null && place.database !== database))
    throw new PlaceOfAnotherHistory('this place is of another history of the board');
  // Takes the later moment, because the clocks of two processes may differ and the position must never move
  // back.
  const fresh = { until: current.until, untilAt: Math.max(place.seenAt, now().getTime()), last: 0 };
  return { ...place, database, reading: place.reading ?? fresh };
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Board } from '#board/context/board.ts';
import { databaseIdentity } from '#board/offers/finding/read-changes.ts';
import { isSnapshot } from './snapshot.ts';

const snapshot = z.string().refine(isSnapshot);
const moment = z.number().min(0).max(8.64e15);

/** A place that was kept outside, as JSON. */
export const placeSchema: z.ZodType<FollowingPlace> = z.strictObject({
  seen: snapshot.nullable(),
  seenAt: moment,
  reading: z.strictObject({ until: snapshot, untilAt: moment, last: z.int32().min(0) }).nullable(),
  database: z.string().nullable(),
});

/** Between which states of the board a follower reads; `seen` and `until` as PostgreSQL writes snapshots. */
export type FollowingPlace = {
  /** The transactions that were told before; null at the beginning. */
  readonly seen: string | null;
  /**
   * The moment up to which beginnings and ends of broadcasts were told; at the beginning, since when to tell.
   */
  readonly seenAt: number;
  /** While the pages of one reading are turned: up to where it reads, and the last offer told. */
  readonly reading: { readonly until: string; readonly untilAt: number; readonly last: number } | null;
  /** Of which history of which database: see `databaseIdentity`. */
  readonly database: string | null;
};

/** The place is of another history: a copy of the database was put back. The follower begins anew. */
export class PlaceOfAnotherHistory extends Error {
  readonly code = 'offers.otherHistory';
}

/**
 * The place with the end of its reading.
 * @throws PlaceOfAnotherHistory
 */
export async function openReading({ db, now }: Pick<Board, 'db' | 'now'>, place: FollowingPlace) {
  const { rows } = await sql<{ until: string; isAhead: boolean }>`
    select pg_current_snapshot()::text as until,
      coalesce(pg_snapshot_xmax(${place.seen}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()), false) as "isAhead"`.execute(
    db,
  );
  const [current] = rows;
  const database = await databaseIdentity(db);
  if (current === undefined || current.isAhead || (place.seen !== null && place.database !== database))
    throw new PlaceOfAnotherHistory('this place is of another history of the board');
  // Clocks of two processes differ: what was told stays told.
  const fresh = { until: current.until, untilAt: Math.max(place.seenAt, now().getTime()), last: 0 };
  return { ...place, database, reading: place.reading ?? fresh };
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Board } from '#board/context/board.ts';

/** SQL condition: the offer `o` is public at a moment. The broadcast of a public offer may have ended. */
export function isVisible(now: Date): RawBuilder<boolean> {
  return sql`o.withdrawn_at is null and o.broadcast_start <= ${now}`;
}

/** SQL condition: the broadcast of the offer `o` has begun. The offer may have been withdrawn later. */
export function hasBegun(now: Date): RawBuilder<boolean> {
  return sql`o.broadcast_start <= ${now} and (o.withdrawn_at is null or o.withdrawn_at >= o.broadcast_start)`;
}

/**
 * SQL condition: the offer `o` was public at a moment or before. Its broadcast may have been postponed later.
 */
export function wasShown(now: Date): RawBuilder<boolean> {
  return sql`coalesce(o.first_shown <= ${now} and (o.withdrawn_at is null or o.withdrawn_at >= o.first_shown), false)`;
}

/** Returns the public offers among the given ones. */
export async function visibleOffers(
  { db, now }: Pick<Board, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('offers as o')
    .select('o.id')
    .where('o.id', 'in', ids)
    .where(isVisible(now()))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** SQL condition: searches may find the offer `o` at a moment. */
export function isOpen(now: Date): RawBuilder<boolean> {
  return sql`${isVisible(now)} and o.filled_at is null and (o.broadcast_end is null or o.broadcast_end > ${now})`;
}

/** SQL condition: lists of this board may show the open offer `o`, because its viewer does not hide it. */
export async function isListed({ now, hidden }: Pick<Board, 'now' | 'hidden'>): Promise<RawBuilder<boolean>> {
  if (hidden === undefined) return isOpen(now());
  const { offers, companies } = await hidden();
  return sql`${isOpen(now())} and o.id <> all (${[...offers]}::integer[]) and o.company_id <> all (${[...companies]}::integer[])`;
}

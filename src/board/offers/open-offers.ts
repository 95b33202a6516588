import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Board } from '#board/context/board.ts';

/** Whether anybody may see an offer `o` at a moment, also one that has ended since. */
export function isVisible(now: Date): RawBuilder<boolean> {
  return sql`o.withdrawn_at is null and o.broadcast_start <= ${now}`;
}

/** Whether the broadcast of an offer `o` has begun, also where it was taken back. */
export function hasBegun(now: Date): RawBuilder<boolean> {
  return sql`o.broadcast_start <= ${now} and (o.withdrawn_at is null or o.withdrawn_at >= o.broadcast_start)`;
}

/** Whether an offer `o` could be seen at a moment or before, also where its broadcast was put off since. */
export function wasShown(now: Date): RawBuilder<boolean> {
  return sql`coalesce(o.first_shown <= ${now} and (o.withdrawn_at is null or o.withdrawn_at >= o.first_shown), false)`;
}

/** Those of some offers that anybody may see. */
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

/** Whether an offer `o` may be found at a moment. */
export function isOpen(now: Date): RawBuilder<boolean> {
  return sql`${isVisible(now)} and o.filled_at is null and (o.broadcast_end is null or o.broadcast_end > ${now})`;
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Whether an offer `o` may be found at a moment. */
export function isOpen(now: Date): RawBuilder<boolean> {
  return sql`o.withdrawn_at is null and o.filled_at is null
    and o.broadcast_start <= ${now} and (o.broadcast_end is null or o.broadcast_end > ${now})`;
}

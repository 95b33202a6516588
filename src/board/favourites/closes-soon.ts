import { sql } from 'kysely';
import { isOpen } from '#board/offers/open-offers.ts';
import { closingDays } from './favourite-limits.ts';

/** SQL condition: the offer `o` is open at a moment and closes within some days. */
export function closesSoon(now: Date, days: number = closingDays) {
  return sql<boolean>`${isOpen(now)} and o.broadcast_end <= ${now}::timestamptz + make_interval(days => ${days})`;
}

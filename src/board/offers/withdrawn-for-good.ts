import { type RawBuilder, sql } from 'kysely';
import { day } from '#durations.ts';

/**
 * Time after which candidates are told of a withdrawal. An import withdraws the offers that are missing in
 * the answer of its source. A broken answer may lack offers that a later answer has again, so that a hasty
 * message would mislead. A message after a day is early enough, because nobody can apply to a withdrawn
 * offer.
 */
const patience = day;

/** SQL condition: the offer `o` was withdrawn so long ago that it will probably not come back. */
export function isWithdrawnForGood(now: Date): RawBuilder<boolean> {
  return sql`o.withdrawn_at <= ${new Date(now.getTime() - patience)}`;
}

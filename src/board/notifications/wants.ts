import { type RawBuilder, sql } from 'kysely';
import type { Channel } from './define-kind.ts';
import { type KindName, kindOf } from './kinds.ts';

/**
 * SQL condition: the candidate wants this kind on this channel, by choice or by default. `candidateId` is a
 * value or a column.
 */
export function wants(candidateId: RawBuilder<unknown>, name: KindName, channel: Channel): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select wanted from notification_choices
    where candidate_id = ${candidateId} and kind = ${name} and channel = ${channel}
  ), ${kindOf(name).defaults[channel] ?? false})`;
}

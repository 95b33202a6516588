import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression: when the source of an offer withdrew it, whatever the staff decided. Who brings offers to
 * the state of a source compares with this and not with `withdrawn_at`.
 */
export const withdrawnBySource: RawBuilder<Date | null> = sql`
  case when offers.staff_withdrawn_at is null then offers.withdrawn_at else offers.source_withdrawn_at end`;

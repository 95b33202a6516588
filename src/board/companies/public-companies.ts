import { type RawBuilder, sql } from 'kysely';
import { hasBegun } from '#board/offers/open-offers.ts';

/**
 * Whether anybody may know a company `c` at a moment: one that an operator brings is not told before its
 * first offer begins.
 */
export function isPublic(now: Date): RawBuilder<boolean> {
  return sql`(c.source <> 'operator'
    or exists (select from offers o where o.company_id = c.id and ${hasBegun(now)}))`;
}

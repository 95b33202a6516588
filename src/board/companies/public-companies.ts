import { type RawBuilder, sql } from 'kysely';
import { hasBegun } from '#board/offers/open-offers.ts';

/**
 * SQL condition: the company `c` is public at a moment. A company for which another stands is not, nor is a
 * company of an operator before the broadcast of its first offer.
 */
export function isPublic(now: Date): RawBuilder<boolean> {
  return sql`(c.survivor_id is null and (c.source <> 'operator'
    or exists (select from offers o where o.company_id = c.id and ${hasBegun(now)})))`;
}

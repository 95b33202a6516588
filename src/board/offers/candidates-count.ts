import { sql } from 'kysely';

/**
 * How many applied to the offer `o`: here, even if they are erased since, and, as `s` of its source says,
 * where it was imported from.
 */
export const candidatesCount = sql<number>`((select count(*) from applications a where a.offer_id = o.id)
  + (select count(*) from past_applications p where p.offer_id = o.id) + coalesce(s.candidates, 0))::integer`;

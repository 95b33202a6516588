import { sql } from 'kysely';

/**
 * Number of applications to the offer `o`: applications sent on this site (even if erased since), plus the
 * number that the import source reports (alias `s`).
 */
export const candidatesCount = sql<number>`((select count(*) from applications a where a.offer_id = o.id)
  + (select count(*) from past_applications p where p.offer_id = o.id) + coalesce(s.candidates, 0))::integer`;

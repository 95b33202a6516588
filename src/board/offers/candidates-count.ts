import { sql } from 'kysely';

/** How many applied to the offer `o`: here and, as `s` of its source says, where it was imported from. */
export const candidatesCount = sql<number>`((select count(*) from applications a where a.offer_id = o.id) + coalesce(s.candidates, 0))::integer`;

import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';

export type AuditActor = {
  /** As `actorText` writes it. */
  readonly actor: string;
  /** Name of a member, also of one who was removed; null for programs, jobs and guests. */
  readonly name: string | null;
};

const rowSchema = z.object({ actor: z.string(), name: z.string().nullable() });

/**
 * Returns everybody who has acted. The query steps from actor to actor by the index, because a list of
 * distinct values would read the whole audit.
 */
export async function auditActors(db: Kysely<Tables>): Promise<AuditActor[]> {
  const { rows } = await sql`
    with recursive known (actor) as (
      (select actor from staff.audit order by actor limit 1)
      union all
      select (select a.actor from staff.audit a where a.actor > known.actor order by a.actor limit 1)
      from known where known.actor is not null
    )
    select known.actor, m.name from known left join staff.members m on 'staff:' || m.id = known.actor
    where known.actor is not null order by m.name nulls last, known.actor limit 500`.execute(db);
  return rows.map((row) => rowSchema.parse(row));
}

import { sql } from 'kysely';
import { z } from 'zod';
import type { Store } from '../../write/store.ts';

const planSchema = z.object({
  id: z.number(),
  act: z.enum(['publish', 'withdraw', 'release']),
  /** The document that goes out or is withdrawn; null if a release is planned. */
  document: z.string().nullable(),
  /** Title of the release; null if a document is planned. */
  release: z.string().nullable(),
  version: z.number().nullable(),
  reason: z.string().nullable(),
  at: z.date(),
  by: z.string(),
  /** Code of the last failure; null if it has not failed. */
  error: z.string().nullable(),
});

/** A plan in the calendar. */
export type ListedPlan = z.output<typeof planSchema>;

/** Limit of plans that one answer lists. */
export const maxListedPlans = 500;

/** Counts the plans that have failed and wait for somebody, `most` at the most. */
export async function countFailedPlans({ db }: Pick<Store, 'db'>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from content.schedules where state = 'planned' and error is not null limit ${most}
    ) c`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lists what is planned until a time, first what comes first; plans that failed too. */
export async function listPlans({ db }: Pick<Store, 'db'>, until: Date): Promise<readonly ListedPlan[]> {
  const { rows } = await sql`
    select s.id, s.act, s.document_id as document, r.title as release, s.version, s.reason, s.at, s.planned_by as by, s.error
    from content.schedules s left join content.releases r on r.id = s.release_id
    where s.state = 'planned' and s.at < ${until} order by s.at, s.id limit ${maxListedPlans}`.execute(db);
  return rows.map((row) => planSchema.parse(row));
}

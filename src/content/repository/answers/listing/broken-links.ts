import { sql } from 'kysely';
import type { Store } from '../../write/store.ts';

/** Condition on a target `t.id` of a link: visitors find nothing there. */
export const leadsNowhere = sql`not exists (select from content.documents p where p.id = t.id and p.published is not null)`;

/** Returns the targets of broken links by the documents that link to them, for these documents. */
export async function brokenLinks(
  { db }: Pick<Store, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; targets: string[] }>`
    select e.document_id as id, array_agg(distinct t.id) as targets
    from content.entries e, unnest(e.links) as t (id)
    where e.document_id = any (${ids}::text[]) and ${leadsNowhere} group by e.document_id`.execute(db);
  return new Map(rows.map(({ id, targets }) => [id, targets]));
}

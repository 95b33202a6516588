import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { isNumberOfRow } from '../../write/rules/inputs.ts';
import type { Store } from '../../write/store.ts';

const releaseSchema = z.object({
  id: z.number(),
  /** What a publication or a plan of it names, so that nobody publishes what they have not seen. */
  revision: z.number(),
  title: z.string(),
  state: z.enum(['open', 'published', 'takenBack']),
  madeAt: z.date(),
  madeBy: z.string(),
  publishedAt: z.date().nullable(),
  publishedBy: z.string().nullable(),
  items: z.array(
    z.object({
      id: z.string(),
      act: z.enum(['publish', 'withdraw']),
      version: z.number().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  plan: z.object({ id: z.number(), at: z.coerce.date(), by: z.string(), error: z.string().nullable() }).nullable(),
});

/** A release for the office. */
export type ListedRelease = z.output<typeof releaseSchema>;

const pageSize = 20;

/** Lists the newest releases, or those before a release; with `isWritable`, those that are not published. */
export async function listReleases(
  { db }: Pick<Store, 'db'>,
  { before, isWritable = false }: { readonly before?: number; readonly isWritable?: boolean } = {},
): Promise<readonly ListedRelease[]> {
  const older = before !== undefined && isNumberOfRow(before) ? sql`r.id < ${before}` : sql`true`;
  return select(db, isWritable ? sql`${older} and r.state <> 'published'` : older);
}

/** Reads one release; null if there is none. */
export async function readListedRelease({ db }: Pick<Store, 'db'>, id: number): Promise<ListedRelease | null> {
  const [found = null] = isNumberOfRow(id) ? await select(db, sql`r.id = ${id}`) : [];
  return found;
}

async function select(db: Store['db'], condition: RawBuilder<unknown>): Promise<readonly ListedRelease[]> {
  const { rows } = await sql`
    select r.id, r.revision, r.title, r.state, r.made_at as "madeAt", r.made_by as "madeBy", r.published_at as "publishedAt",
      r.published_by as "publishedBy",
      array(select jsonb_build_object('id', i.document_id, 'act', i.act, 'version', i.version, 'reason', i.reason)
        from content.release_items i where i.release_id = r.id order by i.document_id) as items,
      (select jsonb_build_object('id', s.id, 'at', s.at, 'by', s.planned_by, 'error', s.error)
        from content.schedules s where s.release_id = r.id and s.state = 'planned') as plan
    from content.releases r where ${condition} order by r.id desc limit ${pageSize}`.execute(db);
  return rows.map((row) => releaseSchema.parse(row));
}

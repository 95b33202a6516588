import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import { shownIn, type Snapshot, withWork } from './snapshot.ts';

/** A document in the version that a snapshot shows. */
export type Shown = z.output<typeof shownSchema>;

export const shownSchema = z.object({
  id: z.string(),
  type: z.string(),
  key: z.string(),
  lang: z.string(),
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  firstPublishedAt: z.date().nullable(),
  lastPublishedAt: z.date().nullable(),
});

/** Columns of a shown document. */
export const shownColumns = sql`e.document_id as id, e.type, e.key, e.lang, e.uid, e.tags, e.data, e.first_published_at as "firstPublishedAt",
  e.last_published_at as "lastPublishedAt"`;

/**
 * Reads documents by id, in the version that a snapshot shows. Documents that the snapshot does not contain
 * are left out.
 */
export async function readShown(
  db: Kysely<Tables>,
  snapshot: Snapshot,
  ids: readonly string[],
): Promise<readonly Shown[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql`${preparedOnce} select ${shownColumns} from content.entries e
    where e.document_id = any (${ids}::text[]) and ${shownIn(snapshot)}`.execute(db);
  return withWork(
    snapshot,
    rows.map((row) => shownSchema.parse(row)),
  );
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { DocumentContent } from '../models/check-document.ts';
import type { DocumentName } from '../models/document-id.ts';

/** A document in the form in which its author wrote it. */
export type Written = DocumentName & { readonly id: string; readonly content: DocumentContent };

/**
 * Adds a version to each document, and creates documents that do not exist yet.
 * @returns the number of the new version, by the id of the document
 */
export async function writeVersions(
  db: Kysely<Tables>,
  documents: readonly Written[],
  { at, by }: { readonly at: Date; readonly by: string },
): Promise<ReadonlyMap<string, number>> {
  if (documents.length === 0) return new Map();
  await db
    .insertInto('content.documents')
    .values(documents.map(({ id, type, key, lang }) => ({ id, type, key, lang })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rows = documents.map(({ id, content }) => ({ id, ...content }));
  const { rows: written } = await sql<{ id: string; version: number }>`
    insert into content.versions (document_id, version, uid, tags, data, saved_at, saved_by)
    select r.id, 1 + coalesce((select max(v.version) from content.versions v where v.document_id = r.id), 0), r.uid,
      array(select jsonb_array_elements_text(r.tags)), r.data, ${at}, ${by}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, uid text, tags jsonb, data jsonb)
    returning document_id as id, version`.execute(db);
  return new Map(written.map(({ id, version }) => [id, version]));
}

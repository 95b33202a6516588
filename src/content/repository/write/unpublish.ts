import { sql } from 'kysely';
import { announce, type Touched } from './announce.ts';
import { takeTurn } from './lock.ts';
import { NoSuchDocument, type Store } from './store.ts';

type Ending = {
  readonly by: string;
  /**
   * True to remove the document from previews too; false to make it a draft. Its history stays in both cases.
   */
  readonly archive?: boolean;
};

/**
 * Unpublishes documents. The content of each becomes its draft, unless it has a newer draft.
 * @returns the new master ref
 * @throws NoSuchDocument if one of them is not published
 */
export async function unpublish(
  { db, now }: Store,
  ids: readonly string[],
  { by, archive = false }: Ending,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const at = now();
    const { rows: documents } = await sql<Touched>`
      update content.documents d set draft = coalesce(d.draft, d.published), published = null, publish_at = null,
        publish_for = null, archived_at = case when ${archive} then ${at}::timestamptz end
      from content.entries e
      where d.id = any (${ids}) and e.document_id = d.id and e.stage = 'published'
      returning d.id, d.type, d.lang, e.uid`.execute(transaction);
    if (documents.length < new Set(ids).size || documents.length === 0)
      throw new NoSuchDocument('a document that is to be taken back is not published');
    await sql`delete from content.entries e where e.document_id = any (${ids}) and (${archive} or (e.stage = 'published'
      and exists (select from content.entries d where d.document_id = e.document_id and d.stage = 'draft')))`.execute(
      transaction,
    );
    await sql`update content.entries set stage = 'draft' where document_id = any (${ids})`.execute(transaction);
    return announce(transaction, { at, by, documents });
  });
}

import { sql } from 'kysely';
import { NoSuchDocument, type Store } from './store.ts';
import { saveDraft } from './save-draft.ts';

/** A version of a document: its time and author, and whether it is published. */
export type Version = {
  readonly version: number;
  readonly savedAt: Date;
  readonly savedBy: string;
  readonly uid: string | null;
  readonly tags: readonly string[];
  readonly data: unknown;
  readonly isDraft: boolean;
  readonly isPublished: boolean;
};

/** Lists the versions of a document, newest first; empty if there is no such document. */
export async function history({ db }: Pick<Store, 'db'>, id: string): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select v.version, v.saved_at as "savedAt", v.saved_by as "savedBy", v.uid, v.tags, v.data,
      v.version is not distinct from d.draft as "isDraft", v.version is not distinct from d.published as "isPublished"
    from content.versions v join content.documents d on d.id = v.document_id
    where v.document_id = ${id} order by v.version desc`.execute(db);
  return rows;
}

/**
 * Makes an earlier version the draft, by adding it as a new version. No version is deleted.
 * @throws NoSuchDocument, InvalidDocument if the type has changed since, UidTaken
 */
export async function restore(
  store: Store,
  id: string,
  version: number,
  by: string,
): Promise<{ id: string; version: number }> {
  const found = await store.db
    .selectFrom('content.versions as v')
    .innerJoin('content.documents as d', 'd.id', 'v.document_id')
    .select(['d.type', 'd.key', 'd.lang', 'v.uid', 'v.tags', 'v.data'])
    .where('v.document_id', '=', id)
    .where('v.version', '=', version)
    .executeTakeFirst();
  if (found === undefined) throw new NoSuchDocument('there is no such version');
  const { uid, tags, data, ...name } = found;
  return saveDraft(store, { ...name, content: { uid, tags, data }, by });
}

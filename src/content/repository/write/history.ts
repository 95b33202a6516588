import { sql } from 'kysely';
import { isNumberOfRow } from './rules/inputs.ts';
import type { Acting } from './document-acts.ts';
import { saveDraft } from './save-draft.ts';
import type { Store } from './store.ts';
import { readVersions, type VersionName } from './versions.ts';

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

/** Versions of a page. An answer may have one more, with which the last of the page is compared. */
const maxVersions = 50;

/**
 * Lists the newest versions of a document, or those before a version; empty if there is no such document.
 */
export async function history(
  { db }: Pick<Store, 'db'>,
  id: string,
  { before, limit = maxVersions }: { readonly before?: number; readonly limit?: number } = {},
): Promise<Version[]> {
  const older = before !== undefined && isNumberOfRow(before) ? sql`v.version < ${before}` : sql`true`;
  const { rows } = await sql<Version>`
    select v.version, v.saved_at as "savedAt", v.saved_by as "savedBy", v.uid, v.tags, v.data,
      v.version is not distinct from d.draft as "isDraft", v.version is not distinct from d.published as "isPublished"
    from content.versions v join content.documents d on d.id = v.document_id
    where v.document_id = ${id} and ${older} order by v.version desc limit ${Math.min(limit, maxVersions + 1)}`.execute(
    db,
  );
  return rows;
}

/**
 * Makes an earlier version the draft, by adding it as a new version. No version is deleted.
 * @throws NoSuchDocument; InvalidDocument if the type has changed since; UidTaken; DraftChanged if the newest
 *   version is another one than `base`
 */
export async function restore(
  store: Store,
  wanted: VersionName & { readonly base: number },
  { actor }: Acting,
): Promise<VersionName> {
  const found = await store.db.transaction().execute((transaction) => readVersions(transaction, [wanted]));
  const [{ type, key, lang, content } = unreachable()] = found;
  return saveDraft(store, { type, key, lang, content, base: wanted.base, actor }, 'content.restore');
}

function unreachable(): never {
  throw new Error('a version that was found is missing');
}

import { sql } from 'kysely';
import type { Store } from '../../write/store.ts';
import type { DraftName } from '../../write/draft-address.ts';

/** The last version of a document that somebody saved. */
export type OwnSave = { readonly version: number; readonly at: Date };

/** Reads the last version of a document that somebody saved; null if there is none. */
export async function lastSaveOf(
  { db }: Pick<Store, 'db'>,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<OwnSave | null> {
  const found = await db
    .selectFrom('content.versions')
    .select(['version', 'saved_at as at'])
    .where('document_id', '=', id)
    .where('saved_by', '=', by)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}

type Written = Pick<DraftName, 'type' | 'lang'> & {
  readonly by: string;
  readonly since: Date;
  /** The uid and the heading that were typed; each may be empty. */
  readonly uid: string;
  readonly heading: string;
};

/** Tells if somebody has saved a document with this uid or this heading since a moment. */
export async function wasSavedSince({ db }: Pick<Store, 'db'>, written: Written): Promise<boolean> {
  const { type, lang, by, since, uid, heading } = written;
  const { rows } = await sql`
    select from content.documents d join content.versions v on v.document_id = d.id
    where d.type = ${type} and d.lang = ${lang} and d.changed_at >= ${since} and v.saved_by = ${by} and v.saved_at >= ${since}
      and (nullif(${uid}, '') = v.uid or nullif(${heading}, '') in (v.data->>'title', v.data->>'name', v.data->>'question'))
    limit 1`.execute(db);
  return rows.length > 0;
}

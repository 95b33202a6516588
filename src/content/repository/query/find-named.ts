import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';

/** The id of a document by its address, published or not; of a type that has no uids its type is enough. */
export async function findNamed(
  db: Kysely<Tables>,
  { type, uid, lang }: { readonly type: string; readonly uid: string | null; readonly lang: Locale },
): Promise<string | null> {
  const row = await db
    .selectFrom('content.entries')
    .select('document_id as id')
    .where('type', '=', type)
    .where('lang', '=', lang)
    .where('uid', uid === null ? 'is' : '=', uid)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

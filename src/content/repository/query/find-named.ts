import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';

/**
 * Finds the id of a document by its uid, published or not. A type without uids has one document, so the type
 * alone is enough.
 */
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

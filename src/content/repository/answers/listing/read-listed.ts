import { sql } from 'kysely';
import type { Store } from '../../write/store.ts';
import { type ListedDocument, listedFrom, listedSchema } from './document-state.ts';

/** Reads what the office lists of these documents, by their ids. Ids of no document are left out. */
export async function readListed(
  { db }: Pick<Store, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ListedDocument>> {
  if (ids.length === 0) return new Map();
  const documents = sql`select d.* from content.documents d where d.id = any (${[...new Set(ids)]}::text[])`;
  const { rows } = await listedFrom(documents).execute(db);
  return new Map(rows.map((row) => listedSchema.parse(row).document).map((document) => [document.id, document]));
}

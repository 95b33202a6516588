import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isObject } from '../../json.ts';
import type { Tables } from '#database/tables.ts';
import { addressOf } from '../models/address-of.ts';
import { documentId, type DocumentName } from '../models/document-id.ts';
import { headingOf } from '../models/heading.ts';
import type { TypeModels } from '../models/type-models.ts';
import { type Store, UidTaken } from './store.ts';

/** A name whose key is null for a new document, which gets the key of its address. */
export type DraftName = Omit<DocumentName, 'key'> & { readonly key: string | null };

/** Tells if the type has addresses and the content leaves its address open. */
export const lacksAddress = (models: TypeModels, type: string, content: unknown): boolean =>
  models.get(type)?.hasUid === true && isObject(content) && content['uid'] === null;

/**
 * Returns the address of a draft that has none. A document that was published keeps its own; any other gets
 * one made of its heading, with a number if another document has that. Null if there are no words. The lock
 * of the writers keeps it free.
 */
export async function makeAddress(
  store: Store,
  transaction: Transaction<Tables>,
  { content, ...name }: DraftName & { readonly content: unknown },
): Promise<string | null> {
  const id = name.key === null ? null : documentId({ ...name, key: name.key });
  const published = id === null ? null : await publishedAddress(transaction, id);
  if (published !== null) return published;
  const fields = store.models.get(name.type)?.fields ?? {};
  const words = addressOf(headingOf(fields, isObject(content) ? content['data'] : null));
  return words === '' ? null : freeAddress(store, transaction, { ...name, id, words });
}

/** Address that a document has had on the site; null if it was never there. */
async function publishedAddress(transaction: Transaction<Tables>, id: string): Promise<string | null> {
  const { rows } = await sql<{ uid: string | null }>`
    select e.uid from content.documents d join content.entries e on e.document_id = d.id
    where d.id = ${id} and d.first_published_at is not null order by e.stage limit 1`.execute(transaction);
  return rows[0]?.uid ?? null;
}

/** Addresses that one query looks up. */
const atOnce = 20;

type Wanted = DraftName & { readonly id: string | null; readonly words: string };

async function freeAddress(store: Store, transaction: Transaction<Tables>, wanted: Wanted): Promise<string> {
  const { type, lang, id, key, words } = wanted;
  for (let first = 1; ; first += atOnce) {
    const tried = Array.from({ length: atOnce }, (_, index) => numbered(words, first + index));
    // A new document needs the key too, by which files and links name it.
    const ids = key === null ? tried.map((one) => documentId({ type, key: one, lang })) : [];
    const { rows } = await sql<{ uid: string }>`
      select t.uid from unnest(${tried}::text[]) t (uid)
      where exists (select from content.entries e where e.type = ${type} and e.lang = ${lang} and e.uid = t.uid
        and e.document_id is distinct from ${id})
      union all select d.key from content.documents d where d.id = any(${ids}::text[])`.execute(transaction);
    const taken = new Set(rows.map(({ uid }) => uid));
    const free = tried.find((one) => !taken.has(one) && !store.isScreen(type, one));
    if (free !== undefined) return free;
  }
}

const numbered = (words: string, number: number): string => (number === 1 ? words : `${words}-${number}`);

/**
 * The key of a new document is its address if a name of a file can have it.
 * @throws UidTaken if a document has this key
 */
export async function newKey(
  transaction: Transaction<Tables>,
  { type, lang }: Omit<DocumentName, 'key'>,
  uid: string | null,
): Promise<string> {
  if (uid === null || !/^[\w.-]+$/.test(uid)) return randomBytes(6).toString('hex');
  const id = documentId({ type, lang, key: uid });
  const found = await transaction.selectFrom('content.documents').select('id').where('id', '=', id).execute();
  if (found.length > 0) throw new UidTaken('a document has this key');
  return uid;
}

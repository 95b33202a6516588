import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Documents changed by a publication. */
export type Touched = {
  readonly id: string;
  readonly type: string;
  readonly uid: string | null;
  readonly lang: string;
};

/** Limit of a notification in bytes, a little below PostgreSQL's limit of 8000. */
const maxNoticeLength = 7900;

/** Channel that notifies every process of a new master ref. */
const publicationChannel = 'content_published';

/**
 * Sets a new master ref and notifies every process at commit. If the list of documents is too long for a
 * notification, it is left out; this means that any document may have changed.
 * @returns the new ref
 */
export async function announce(
  transaction: Transaction<Tables>,
  { at, by, documents }: { readonly at: Date; readonly by: string; readonly documents: readonly Touched[] },
): Promise<string> {
  const { ref } = await transaction
    .insertInto('content.publications')
    .values({ published_at: at, published_by: by })
    .returning('ref')
    .executeTakeFirstOrThrow();
  const whole = JSON.stringify({ ref, documents });
  const notice = Buffer.byteLength(whole) <= maxNoticeLength ? whole : JSON.stringify({ ref });
  await sql`select pg_notify(${publicationChannel}, ${notice})`.execute(transaction);
  return ref;
}

/** Returns the newest ref, that of the published content. */
export async function masterRef(db: Pick<Transaction<Tables>, 'selectFrom'>): Promise<string> {
  const newest = db.selectFrom('content.publications').select('ref').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirstOrThrow()).ref;
}

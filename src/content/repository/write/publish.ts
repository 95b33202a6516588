import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { announce } from './announce.ts';
import { takeTurn } from './lock.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import { NoSuchDocument, type Store } from './store.ts';
import { type DocumentEntry, writeEntries } from './write-entries.ts';

const dataSchema = z.record(z.string(), z.unknown());

/**
 * Publishes the drafts of these documents together. The master ref changes, and every process is notified.
 * @returns the new master ref
 * @throws NoSuchDocument if one of them has no draft; UidTaken
 */
export async function publish(store: Store, ids: readonly string[], by: string): Promise<string> {
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      return publishDrafts(store, transaction, ids, by);
    })
    .catch(refuseTakenUids);
}

/** Publishes drafts, inside a transaction that has the lock of the writers. */
export async function publishDrafts(
  { models, now }: Store,
  transaction: Transaction<Tables>,
  ids: readonly string[],
  by: string,
): Promise<string> {
  const at = now();
  const entries = await takeDrafts(transaction, ids, at);
  if (entries.length < new Set(ids).size || entries.length === 0)
    throw new NoSuchDocument('a document that is to be published has no draft');
  await writeEntries(transaction, { models, stage: 'published', entries });
  await transaction
    .deleteFrom('content.entries')
    .where('stage', '=', 'draft')
    .where('document_id', 'in', ids)
    .execute();
  return announce(transaction, { at, by, documents: entries });
}

async function takeDrafts(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  at: Date,
): Promise<DocumentEntry[]> {
  const { rows } = await sql<Omit<DocumentEntry, 'data'> & { data: unknown }>`
    update content.documents d set published = d.draft, draft = null, publish_at = null, publish_for = null,
      archived_at = null, first_published_at = coalesce(d.first_published_at, ${at}), last_published_at = ${at}
    from content.versions v
    where d.id = any (${ids}) and v.document_id = d.id and v.version = d.draft
    returning d.id, d.type, d.key, d.lang, v.uid, v.tags, v.data, d.first_published_at as "firstPublishedAt",
      d.last_published_at as "lastPublishedAt"`.execute(transaction);
  return rows.map((row) => ({ ...row, data: dataSchema.parse(row.data) }));
}

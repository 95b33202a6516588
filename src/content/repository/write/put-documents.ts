import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import type { DocumentContent } from '../models/check-document.ts';
import { announce } from './announce.ts';
import { type Acting, changedFields, documentAct } from './document-acts.ts';
import { plain } from './draft-changed.ts';
import { takeTurn } from './lock.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import type { Store } from './store.ts';
import { writeEntries } from './write-entries.ts';
import { writeVersions, type Written } from './write-versions.ts';

/** A validated document from a file. If `publishedAt` is null, the time of the import is its publication. */
export type Imported = Written & { readonly publishedAt: Date | null };
export type PutReport = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: number;
};

/**
 * Publishes the documents that differ from the published content, all of them or none. If an editor has a
 * draft of a document, it stays a draft.
 * @returns the ids of new and of changed documents
 * @throws UidTaken
 */
export async function putDocuments(
  store: Store,
  documents: readonly Imported[],
  {
    actor,
    dryRun = false,
    onlyIfEmpty = false,
  }: Acting & { readonly dryRun?: boolean; readonly onlyIfEmpty?: boolean },
): Promise<PutReport> {
  requireRole(actor, 'content.import');
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const known = await publishedContents(transaction);
      if (onlyIfEmpty && (await hasDocuments(transaction))) return { added: [], changed: [], same: documents.length };
      const added = documents.filter(({ id }) => !known.has(id));
      const changed = documents.filter(
        ({ id, content }) => known.has(id) && !isDeepStrictEqual(known.get(id)?.content, plain(content)),
      );
      if (!dryRun) await put(store, transaction, { actor, known, documents: [...added, ...changed] });
      const same = documents.length - added.length - changed.length;
      return { added: added.map(({ id }) => id), changed: changed.map(({ id }) => id), same };
    })
    .catch(refuseTakenUids);
}

async function put(
  { models, now }: Store,
  transaction: Transaction<Tables>,
  { actor, known, documents }: Acting & { readonly known: Published; readonly documents: readonly Imported[] },
): Promise<void> {
  if (documents.length === 0) return;
  const [at, by] = [now(), actorText(actor)];
  const versions = await writeVersions(transaction, documents, { at, by });
  const rows = documents.map(({ id, publishedAt }) => ({ id, version: versions.get(id), publishedAt }));
  const { rows: dates } = await sql<{ id: string; firstPublishedAt: Date; lastPublishedAt: Date }>`
    update content.documents d set published = r.version, archived_at = null,
      last_published_at = case when d.first_published_at is null then coalesce(r."publishedAt", ${at}) else ${at} end,
      first_published_at = coalesce(d.first_published_at, r."publishedAt", ${at})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, version integer, "publishedAt" timestamptz)
    where d.id = r.id
    returning d.id, d.first_published_at as "firstPublishedAt", d.last_published_at as "lastPublishedAt"`.execute(
    transaction,
  );
  const dateOf = new Map(dates.map((row) => [row.id, row]));
  const never = { firstPublishedAt: at, lastPublishedAt: at };
  const entries = documents.map(({ content, id, type, key, lang }) => ({
    ...content,
    ...(dateOf.get(id) ?? never),
    id,
    type,
    key,
    lang,
  }));
  await writeEntries(transaction, { models, stage: 'published', entries });
  const acts = documents.map(({ id, content }) => {
    const before = known.get(id);
    const version = [before?.version ?? null, versions.get(id) ?? null] as const;
    const changes = changedFields(before?.content ?? null, plain(content));
    return documentAct({ actor, act: 'content.import', id, at, version, changes });
  });
  await recordActs(transaction, acts);
  await announce(transaction, { at, by, documents: entries });
}

const contentSchema = z.object({
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
});

/** What readers see, by the id of the document. */
type Published = ReadonlyMap<string, { readonly version: number | null; readonly content: DocumentContent }>;

async function publishedContents(transaction: Transaction<Tables>): Promise<Published> {
  const rows = await transaction
    .selectFrom('content.entries as e')
    .innerJoin('content.documents as d', 'd.id', 'e.document_id')
    .select(['d.id', 'd.published', 'e.uid', 'e.tags', 'e.data'])
    .where('e.stage', '=', 'published')
    .execute();
  return new Map(
    rows.map(({ id, published: version, ...content }) => [id, { version, content: contentSchema.parse(content) }]),
  );
}

async function hasDocuments(transaction: Transaction<Tables>): Promise<boolean> {
  return (await transaction.selectFrom('content.documents').select('id').limit(1).execute()).length > 0;
}

import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { requireDocuments } from './rules/inputs.ts';
import { requirePictures } from './rules/picture-texts.ts';
import { needsApproval, requireApproval } from './rules/publication-policy.ts';
import { announce } from './announce.ts';
import { type Acting, documentAct } from './document-acts.ts';
import { takeTurn } from './lock.ts';
import { refuseTakenUids } from './refuse-taken-uids.ts';
import type { Store } from './store.ts';
import { readVersions, type StoredVersion, type VersionName } from './versions.ts';
import { type DocumentEntry, writeEntries } from './write-entries.ts';

/**
 * Publishes these versions together. A draft that is newer stays a draft. The master ref changes, and every
 * process is notified.
 * @returns the new master ref
 * @throws NoSuchDocument; InvalidDocument if a type has changed since; UidTaken; NotApproved; NotAllowed;
 *   PictureWithoutText and PictureGone for the staff
 */
export async function publish(store: Store, wanted: readonly VersionName[], { actor }: Acting): Promise<string> {
  requireRole(actor, 'content.publish');
  requireDocuments(wanted.map(({ id }) => id));
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const versions = await readVersions(transaction, wanted);
      if (needsApproval(actor)) versions.forEach(requireApproval);
      for (const { type, content } of versions) store.checkEdited(type, content);
      await requirePictures(transaction, versions, actor);
      const at = store.now();
      const documents = await publishVersions(store, transaction, versions, at);
      await recordActs(
        transaction,
        versions.map(({ id, published, version }) =>
          documentAct({ actor, act: 'content.publish', id, at, version: [published, version] }),
        ),
      );
      return announce(transaction, { at, by: actorText(actor), documents });
    })
    .catch(refuseTakenUids);
}

/**
 * Publishes versions, inside a transaction that has the lock of the writers. Plans to publish them or older
 * versions end, because they would bring an old text back.
 * @returns what has changed for readers; the caller announces it
 */
export async function publishVersions(
  { models }: Pick<Store, 'models'>,
  transaction: Transaction<Tables>,
  versions: readonly StoredVersion[],
  at: Date,
): Promise<readonly DocumentEntry[]> {
  if (versions.length === 0) return [];
  const [ids, numbers] = [versions.map(({ id }) => id), versions.map(({ version }) => version)];
  const { rows: dates } = await sql<{ id: string; firstPublishedAt: Date; lastPublishedAt: Date }>`
    update content.documents d set published = w.version, draft = nullif(d.draft, w.version), archived_at = null,
      first_published_at = coalesce(d.first_published_at, ${at}), last_published_at = ${at}
    from unnest(${ids}::text[], ${numbers}::integer[]) as w (id, version) where d.id = w.id
    returning d.id, d.first_published_at as "firstPublishedAt", d.last_published_at as "lastPublishedAt"`.execute(
    transaction,
  );
  const dateOf = new Map(dates.map((row) => [row.id, row]));
  const entries = versions.map(({ id, type, key, lang, content }) => {
    const { firstPublishedAt, lastPublishedAt } = dateOf.get(id) ?? { firstPublishedAt: at, lastPublishedAt: at };
    return { ...content, id, type, key, lang, firstPublishedAt, lastPublishedAt };
  });
  await writeEntries(transaction, { models, stage: 'published', entries });
  await sql`delete from content.entries e using content.documents d
    where e.document_id = any (${ids}) and e.stage = 'draft' and d.id = e.document_id and d.draft is null`.execute(
    transaction,
  );
  await sql`update content.schedules s set state = 'cancelled', ended_at = ${at}
    from unnest(${ids}::text[], ${numbers}::integer[]) as w (id, version)
    where s.document_id = w.id and s.state = 'planned' and s.act = 'publish' and s.version <= w.version`.execute(
    transaction,
  );
  return entries;
}

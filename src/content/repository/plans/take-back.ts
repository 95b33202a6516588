import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { readBoundedText } from '../write/rules/inputs.ts';
import { announce } from '../write/announce.ts';
import { type Acting, documentAct } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { publishVersions } from '../write/publish.ts';
import { refuseTakenUids } from '../write/refuse-taken-uids.ts';
import type { Store } from '../write/store.ts';
import { readVersions, type StoredVersion } from '../write/versions.ts';
import { withdrawDocuments } from '../write/withdraw.ts';
import { writeEntries } from '../write/write-entries.ts';
import { readRelease, releaseAct, ReleaseInState, ReleaseOverwritten } from './release-state.ts';

type Release = Awaited<ReturnType<typeof readRelease>>;

/**
 * Takes a release back, all of it or nothing, with one new master ref: readers see what they saw before. The
 * versions of the release become drafts, where no newer draft waits.
 * @returns the new master ref
 * @throws NoSuchRelease; ReleaseInState if it is not published; ReleaseOverwritten; UidTaken; InvalidInput
 *   for a bad reason; NotAllowed
 */
export async function takeBack(
  store: Store,
  { id, reason: given }: { readonly id: number; readonly reason: string },
  { actor }: Acting,
): Promise<string> {
  requireRole(actor, 'release.takeBack');
  const reason = readBoundedText('reason', given);
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const release = await readRelease(transaction, id);
      if (release.state !== 'published') throw new ReleaseInState('the release is not published');
      const overwritten = await changedSince(transaction, release);
      if (overwritten.length > 0) throw new ReleaseOverwritten(overwritten);
      const at = store.now();
      const documents = await putBack(store, transaction, release, at);
      await transaction.updateTable('content.releases').set({ state: 'takenBack' }).where('id', '=', id).execute();
      await recordActs(transaction, [
        releaseAct({ id, actor, act: 'release.takeBack', changes: { state: ['published', 'takenBack'] }, at, reason }),
        ...release.items.map((item) => {
          const act = item.publishedBefore === null ? 'content.withdraw' : 'content.publish';
          const version = [item.version, item.publishedBefore] as const;
          return documentAct({ id: item.id, actor, act, at, version, changes: { release: [id, null] }, reason });
        }),
      ]);
      return announce(transaction, { at, by: actorText(actor), documents });
    })
    .catch(refuseTakenUids);
}

/** Returns the documents that no longer are as the release left them. */
async function changedSince(transaction: Transaction<Tables>, { id, publishedAt }: Release): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from content.release_items i join content.documents d on d.id = i.document_id
    where i.release_id = ${id} and (d.published is distinct from i.version or d.last_published_at > ${publishedAt})
    order by d.id`.execute(transaction);
  return rows.map((row) => row.id);
}

async function putBack(store: Store, transaction: Transaction<Tables>, { items }: Release, at: Date) {
  const shown = items.filter(({ publishedBefore }) => publishedBefore === null).map(({ id }) => id);
  const withdrawn = await withdrawDocuments(transaction, shown, { at });
  const released = await readVersions(
    transaction,
    items.flatMap(({ id, version, publishedBefore }) =>
      version === null || publishedBefore === null || publishedBefore === version ? [] : [{ id, version }],
    ),
  );
  const earlier = await readVersions(
    transaction,
    items.flatMap(({ id, publishedBefore }) => (publishedBefore === null ? [] : [{ id, version: publishedBefore }])),
  );
  const published = await publishVersions(store, transaction, earlier, at);
  await makeDrafts(store, transaction, released);
  return [...published, ...withdrawn].map(({ id, type, uid, lang }) => ({ id, type, uid, lang }));
}

/** Makes versions drafts again, where no newer draft waits. */
async function makeDrafts(
  { models }: Store,
  transaction: Transaction<Tables>,
  versions: readonly StoredVersion[],
): Promise<void> {
  const free = versions.filter(({ draft }) => draft === null);
  if (free.length === 0) return;
  const { rows } = await sql<{ id: string; firstPublishedAt: Date | null; lastPublishedAt: Date | null }>`
    update content.documents d set draft = w.version
    from unnest(${free.map(({ id }) => id)}::text[], ${free.map(({ version }) => version)}::integer[]) as w (id, version)
    where d.id = w.id
    returning d.id, d.first_published_at as "firstPublishedAt", d.last_published_at as "lastPublishedAt"`.execute(
    transaction,
  );
  const dates = new Map(rows.map((row) => [row.id, row]));
  const never = { firstPublishedAt: null, lastPublishedAt: null };
  const entries = free.map(({ id, type, key, lang, content }) => ({
    ...(dates.get(id) ?? never),
    ...content,
    id,
    type,
    key,
    lang,
  }));
  await writeEntries(transaction, { models, stage: 'draft', entries });
}

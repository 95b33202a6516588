import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import { announce } from '../write/announce.ts';
import { type Acting, documentAct } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { requirePictures } from '../write/rules/picture-texts.ts';
import { publishVersions } from '../write/publish.ts';
import { refuseTakenUids } from '../write/refuse-taken-uids.ts';
import type { Store } from '../write/store.ts';
import { readVersions } from '../write/versions.ts';
import { withdrawDocuments } from '../write/withdraw.ts';
import {
  endReleasePlan,
  readRelease,
  readSeenRelease,
  releaseAct,
  requireItems,
  ReleaseInState,
  ReleaseOverwritten,
  type SeenRelease,
} from './release-state.ts';

/**
 * Publishes and withdraws the documents of a release as somebody saw it, all of them or none, with one new
 * master ref.
 * @returns the new master ref
 * @throws NoSuchRelease; ReleaseChanged; ReleaseInState; EmptyRelease; NoSuchDocument; InvalidDocument;
 *   UidTaken; NotAllowed
 */
export async function publishRelease(store: Store, seen: SeenRelease, { actor }: Acting): Promise<string> {
  requireRole(actor, 'release.publish');
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const release = await readSeenRelease(transaction, seen);
      requireItems(release);
      return putOut(store, transaction, release, { actor });
    })
    .catch(refuseTakenUids);
}

type Planned = Acting & { readonly changes: Changes };

/**
 * Publishes a planned release, inside a transaction that has the lock of the writers. `changes` go into its
 * act. What people published or took off the site since it was planned, it does not undo.
 * @throws ReleaseOverwritten, and what `publishRelease` throws
 */
export async function publishPlannedRelease(
  store: Store,
  transaction: Transaction<Tables>,
  id: number,
  planned: Planned,
): Promise<string> {
  const release = await readRelease(transaction, id);
  if (release.state === 'published') throw new ReleaseInState('the release is published');
  const changed = release.items.filter(({ siteChanges, siteChangesNow }) => siteChanges !== siteChangesNow);
  if (changed.length > 0) throw new ReleaseOverwritten(changed.map((item) => item.id));
  return putOut(store, transaction, release, { ...planned, isPlanned: true });
}

type Release = Awaited<ReturnType<typeof readRelease>>;

async function putOut(
  store: Store,
  transaction: Transaction<Tables>,
  { id, state, items }: Release,
  { actor, changes = {}, isPlanned = false }: Acting & Partial<Planned> & { readonly isPlanned?: boolean },
): Promise<string> {
  const [at, by] = [store.now(), actorText(actor)];
  const versions = await readVersions(
    transaction,
    items.flatMap(({ id: document, version }) => (version === null ? [] : [{ id: document, version }])),
  );
  for (const { type, content } of versions) store.checkEdited(type, content);
  await requirePictures(transaction, versions, actor);
  const leaving = items.filter(({ act }) => act === 'withdraw').map(({ id: document }) => document);
  const withdrawn = await withdrawDocuments(transaction, leaving, { at, isPlanned });
  const published = await publishVersions(store, transaction, versions, at);
  const before: readonly Change[] = [
    ...versions.map((one): Change => ({ id: one.id, version: [one.published, one.version] })),
    ...withdrawn.map((one): Change => ({ id: one.id, version: [one.version, null] })),
  ];
  await markPublished(transaction, id, { before, at, by });
  const reasons = new Map(items.map((item) => [item.id, item.reason]));
  await recordActs(transaction, [
    releaseAct({ id, actor, act: 'release.publish', changes: { ...changes, state: [state, 'published'] }, at }),
    ...before.map((one) => {
      const act = one.version[1] === null ? 'content.withdraw' : 'content.publish';
      return documentAct({
        ...one,
        actor,
        act,
        at,
        changes: { release: [null, id] },
        reason: reasons.get(one.id) ?? null,
      });
    }),
  ]);
  const left = withdrawn.map(({ id: document, type, uid, lang }) => ({ id: document, type, uid, lang }));
  return announce(transaction, { at, by, documents: [...published, ...left] });
}

type Change = { readonly id: string; readonly version: readonly [number | null, number | null] };

/** Notes what readers saw before, so that the release can be taken back, and ends the plan of the release. */
async function markPublished(
  transaction: Transaction<Tables>,
  id: number,
  { before, at, by }: { readonly before: readonly Change[]; readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`update content.release_items i set published_before = w.version
    from unnest(${before.map((one) => one.id)}::text[], ${before.map(({ version }) => version[0])}::integer[]) as w (id, version)
    where i.release_id = ${id} and i.document_id = w.id`.execute(transaction);
  await transaction
    .updateTable('content.releases')
    .set({ state: 'published', published_at: at, published_by: by })
    .where('id', '=', id)
    .execute();
  await endReleasePlan(transaction, id, at);
}

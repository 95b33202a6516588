import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { readText, requireDocuments, requirePlannable } from '../write/rules/inputs.ts';
import type { Acting } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { NoSuchDocument, type Store } from '../write/store.ts';
import { readVersions } from '../write/versions.ts';
import { readRelease, releaseAct, type ReleaseItem, ReleaseInState } from './release-state.ts';

/** A release to write: null as its id makes a new one. */
export type ReleaseToSave = {
  readonly id: number | null;
  readonly title: string;
  readonly items: readonly ReleaseItem[];
};

/**
 * Writes a release: its title and all its documents. A published release has to be taken back first.
 * @returns its id
 * @throws NoSuchRelease; ReleaseInState; NoSuchDocument; InvalidInput; NotAllowed
 */
export async function saveRelease(
  { db, now }: Store,
  { id: given, title: sent, items }: ReleaseToSave,
  { actor }: Acting,
): Promise<number> {
  requireRole(actor, 'release.save');
  const title = readText('title', sent);
  requireDocuments(items.map(({ id }) => id));
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const before = given === null ? null : await readRelease(transaction, given);
    if (before?.state === 'published') throw new ReleaseInState('a published release does not change');
    await readVersions(
      transaction,
      items.flatMap((item) => (item.act === 'publish' ? [item] : [])),
    );
    await requireKnown(
      transaction,
      items.filter(({ act }) => act === 'withdraw').map(({ id }) => id),
    );
    const at = now();
    const made = { title, state: 'open', made_at: at, made_by: actorText(actor) } as const;
    const { id } =
      before ??
      (await transaction.insertInto('content.releases').values(made).returning('id').executeTakeFirstOrThrow());
    await transaction.updateTable('content.releases').set({ title, state: 'open' }).where('id', '=', id).execute();
    await writeItems(transaction, id, items);
    const changes = {
      title: [before?.title ?? null, title],
      items: [before && named(before.items), named(items)],
    } as const;
    await recordActs(transaction, [releaseAct({ id, actor, act: 'release.save', changes, at })]);
    return id;
  });
}

async function requireKnown(transaction: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await transaction.selectFrom('content.documents').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw new NoSuchDocument('there is no such document');
}

async function writeItems(
  transaction: Transaction<Tables>,
  release: number,
  items: readonly ReleaseItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    release_id: release,
    document_id: item.id,
    act: item.act,
    version: item.act === 'publish' ? item.version : null,
  }));
  await transaction.deleteFrom('content.release_items').where('release_id', '=', release).execute();
  await transaction.insertInto('content.release_items').values(rows).execute();
}

/** Names items for the audit. */
const named = (items: readonly { readonly id: string; readonly version?: number | null }[]) =>
  items.map(({ id, version }) => `${id}:${version ?? 'withdraw'}`);

/**
 * Plans the publication of a release; a later plan replaces the earlier.
 * @returns the number of the plan
 * @throws NoSuchRelease; ReleaseInState; InvalidInput for a time that is past or too far; NotAllowed
 */
export async function scheduleRelease(
  { db, now }: Store,
  { id: release, at }: { readonly id: number; readonly at: Date },
  { actor }: Acting,
): Promise<number> {
  requireRole(actor, 'release.publish');
  const planned = now();
  requirePlannable(at, planned);
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const { state } = await readRelease(transaction, release);
    if (state === 'published') throw new ReleaseInState('the release is published');
    const replaced = await transaction
      .updateTable('content.schedules')
      .set({ state: 'cancelled', ended_at: planned })
      .where('release_id', '=', release)
      .where('state', '=', 'planned')
      .returning('at')
      .executeTakeFirst();
    const row = { release_id: release, act: 'release', at, due_at: at, needs_approval: false } as const;
    const { id } = await transaction
      .insertInto('content.schedules')
      .values({ ...row, planned_at: planned, planned_by: actorText(actor) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = { at: [replaced?.at ?? null, at] } as const;
    const act = { id: release, actor, act: 'content.schedule', changes, at: planned } as const;
    await recordActs(transaction, [releaseAct(act)]);
    return id;
  });
}

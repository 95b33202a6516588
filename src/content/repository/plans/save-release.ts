import { sql, type Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { type Act, recordActs, requireRole } from '#staff/audit/record-act.ts';
import { boundDocuments, readBoundedText } from '../write/rules/inputs.ts';
import { mayAct } from '../write/rules/publication-policy.ts';
import type { Acting } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { NoSuchDocument, type Store } from '../write/store.ts';
import { readVersions } from '../write/versions.ts';
import { endReleasePlan, readSeenRelease, releaseAct, type ReleaseItem, type SeenRelease } from './release-state.ts';

/** A release to write, as somebody saw it; null makes a new one. */
export type ReleaseToSave = {
  readonly seen: SeenRelease | null;
  readonly title: string;
  readonly items: readonly ReleaseItem[];
};

/**
 * Writes a release: its title and all its documents. A published release has to be taken back first. The plan
 * of a release ends if somebody saves it who may not publish it: what was planned was another release.
 * @returns its id and its new revision
 * @throws NoSuchRelease; ReleaseChanged; ReleaseInState; NoSuchDocument; InvalidInput; NotAllowed
 */
export async function saveRelease(
  { db, now }: Store,
  { seen, title: sent, items: wanted }: ReleaseToSave,
  { actor }: Acting,
): Promise<SeenRelease> {
  requireRole(actor, 'release.save');
  const title = readBoundedText('title', sent);
  boundDocuments(wanted.map(({ id }) => id));
  const items = wanted.map(checked);
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const before = seen === null ? null : await readSeenRelease(transaction, seen);
    await requireStored(transaction, items);
    const at = now();
    const made = { title, state: 'open', made_at: at, made_by: actorText(actor) } as const;
    const kept = before ?? (await insertRelease(transaction, made));
    const saved = { id: kept.id, revision: before === null ? kept.revision : kept.revision + 1 };
    const { id, revision } = saved;
    await transaction
      .updateTable('content.releases')
      .set({ title, state: 'open', revision })
      .where('id', '=', id)
      .execute();
    await writeItems(transaction, id, items);
    const changes = {
      title: [before?.title ?? null, title],
      items: [before && named(before.items), named(items)],
    } as const;
    const acts: Act[] = [releaseAct({ id, actor, act: 'release.save', changes, at })];
    const ended = mayAct(actor, 'release.publish') ? null : await endReleasePlan(transaction, id, at);
    if (ended !== null)
      acts.push(
        releaseAct({ id, actor, act: 'content.cancel', changes: { plan: ['release', null], at: [ended, null] }, at }),
      );
    await recordActs(transaction, acts);
    return saved;
  });
}

const checked = (item: ReleaseItem): ReleaseItem =>
  item.act === 'publish' ? item : { ...item, reason: readBoundedText('reason', item.reason) };

type MadeRelease = {
  readonly title: string;
  readonly state: 'open';
  readonly made_at: Date;
  readonly made_by: string;
};

const insertRelease = (transaction: Transaction<Tables>, made: MadeRelease): Promise<SeenRelease> =>
  transaction.insertInto('content.releases').values(made).returning(['id', 'revision']).executeTakeFirstOrThrow();

/** @throws NoSuchDocument */
async function requireStored(transaction: Transaction<Tables>, items: readonly ReleaseItem[]): Promise<void> {
  await readVersions(
    transaction,
    items.flatMap((item) => (item.act === 'publish' ? [item] : [])),
  );
  const ids = items.filter(({ act }) => act === 'withdraw').map(({ id }) => id);
  if (ids.length === 0) return;
  const known = await transaction.selectFrom('content.documents').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw new NoSuchDocument('there is no such document');
}

/**
 * Replaces the items of a release. A document that stays keeps the count that it had when it was planned,
 * because who saves a planned release need not know what happened to its documents since.
 */
async function writeItems(
  transaction: Transaction<Tables>,
  release: number,
  items: readonly ReleaseItem[],
): Promise<void> {
  const rows = items.map((item) => ({
    id: item.id,
    act: item.act,
    version: item.act === 'publish' ? item.version : null,
    reason: item.act === 'withdraw' ? item.reason : null,
  }));
  const ids = items.map(({ id }) => id);
  await transaction
    .deleteFrom('content.release_items')
    .where('release_id', '=', release)
    .where('document_id', '<>', sql<string>`all (${ids}::text[])`)
    .execute();
  await sql`
    insert into content.release_items (release_id, document_id, act, version, reason, site_changes)
    select ${release}, w.id, w.act, w.version, w.reason, d.site_changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id text, act text, version integer, reason text)
    join content.documents d on d.id = w.id
    on conflict (release_id, document_id) do update
      set act = excluded.act, version = excluded.version, reason = excluded.reason, published_before = null`.execute(
    transaction,
  );
}

/** Names items for the audit. */
const named = (items: readonly { readonly id: string; readonly version?: number | null }[]) =>
  items.map(({ id, version }) => `${id}:${version ?? 'withdraw'}`);

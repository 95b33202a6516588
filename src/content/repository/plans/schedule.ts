import type { Transaction } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { isNumberOfRow, readBoundedText, requirePlannable } from '../write/rules/inputs.ts';
import { requirePictures } from '../write/rules/picture-texts.ts';
import { needsApproval, requireApproval } from '../write/rules/publication-policy.ts';
import { type Acting, documentAct } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { NoSuchDocument, type Store } from '../write/store.ts';
import { readHead, readVersions } from '../write/versions.ts';

/**
 * What is planned: to publish one version, which later edits do not change, or to take a document off the
 * site.
 */
export type Plan = { readonly id: string; readonly at: Date } & (
  | { readonly act: 'publish'; readonly version: number }
  | { readonly act: 'withdraw'; readonly reason: string }
);

/** There is no such plan, or it has ended. */
class NoSuchPlan extends Error {
  readonly code = 'content.noSuchPlan';
}

/**
 * Plans a publication or a withdrawal. A document has one planned publication and one planned withdrawal: a
 * later plan replaces the earlier.
 * @returns the number of the plan
 * @throws NoSuchDocument; InvalidInput for a time that is past or too far, or a bad reason; InvalidDocument;
 *   NotApproved; NotAllowed; PictureWithoutText; PictureGone
 */
export async function schedule(store: Store, plan: Plan, { actor }: Acting): Promise<number> {
  requireRole(actor, 'content.schedule');
  if (plan.act === 'withdraw') requireRole(actor, 'content.withdraw');
  const at = store.now();
  requirePlannable(plan.at, at);
  const reason = plan.act === 'withdraw' ? readBoundedText('reason', plan.reason) : null;
  return store.db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const planned = plan.act === 'publish' ? [plan] : await headOf(transaction, plan.id);
    const [version] = await readVersions(transaction, planned);
    if (version === undefined) throw new NoSuchDocument('there is no such document');
    if (plan.act === 'publish') {
      if (needsApproval(actor)) requireApproval(version);
      store.checkEdited(version.type, version.content);
      await requirePictures(transaction, [version], actor);
    }
    const replaced = await endPlan(transaction, plan, at);
    const row = {
      document_id: plan.id,
      act: plan.act,
      version: plan.act === 'publish' ? plan.version : null,
      reason,
      at: plan.at,
      due_at: plan.at,
      planned_at: at,
      planned_by: actorText(actor),
      needs_approval: plan.act === 'publish' && needsApproval(actor),
    };
    const made = transaction.insertInto('content.schedules').values(row).returning('id');
    const { id } = await made.executeTakeFirstOrThrow();
    const changes = { plan: [null, plan.act], at: [replaced, plan.at] } as const;
    const numbers = [version.published, row.version] as const;
    const act = { actor, act: 'content.schedule', id: plan.id, at, version: numbers, changes, reason } as const;
    await recordActs(transaction, [documentAct(act)]);
    return id;
  });
}

/** Ends the plan that a later one replaces, and returns its time. */
async function endPlan(transaction: Transaction<Tables>, { id, act }: Plan, at: Date): Promise<Date | null> {
  const replaced = await transaction
    .updateTable('content.schedules')
    .set({ state: 'cancelled', ended_at: at })
    .where('document_id', '=', id)
    .where('act', '=', act)
    .where('state', '=', 'planned')
    .returning('at')
    .executeTakeFirst();
  return replaced?.at ?? null;
}

async function headOf(transaction: Transaction<Tables>, id: string) {
  const head = await readHead(transaction, id);
  return head === null ? [] : [head];
}

/** What somebody may do who cancels a plan of others. */
const actOf = { publish: 'content.publish', withdraw: 'content.withdraw', release: 'release.publish' } as const;

/**
 * Cancels a plan. Who did not plan it needs the role that does what was planned.
 * @throws NoSuchPlan if it has ended; NotAllowed
 */
export async function cancel({ db, now }: Store, id: number, { actor }: Acting): Promise<void> {
  requireRole(actor, 'content.cancel');
  if (!isNumberOfRow(id)) throw new NoSuchPlan('there is no such plan');
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const at = now();
    const ended = await transaction
      .updateTable('content.schedules')
      .set({ state: 'cancelled', ended_at: at })
      .where('id', '=', id)
      .where('state', '=', 'planned')
      .returning(['document_id', 'release_id', 'act', 'at', 'version', 'planned_by'])
      .executeTakeFirst();
    if (ended === undefined) throw new NoSuchPlan('there is no such plan, or it has ended');
    if (ended.planned_by !== actorText(actor)) requireRole(actor, actOf[ended.act]);
    const changes = { version: [ended.version, null], plan: [ended.act, null], at: [ended.at, null] } as const;
    const subject =
      ended.document_id === null
        ? ({ kind: 'release', id: String(ended.release_id) } as const)
        : ({ kind: 'document', id: ended.document_id } as const);
    await recordActs(transaction, [{ actor, act: 'content.cancel', subject, changes, at }]);
  });
}

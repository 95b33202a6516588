import { sql } from 'kysely';
import { actorText } from '#staff/actor.ts';
import { recordActs, requireRole } from '#staff/audit/record-act.ts';
import { requirePlannable } from '../write/rules/inputs.ts';
import type { Acting } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import type { Store } from '../write/store.ts';
import { endReleasePlan, readSeenRelease, releaseAct, requireItems, type SeenRelease } from './release-state.ts';

/**
 * Plans the publication of a release as somebody saw it; a later plan replaces the earlier.
 * @returns the number of the plan
 * @throws NoSuchRelease; ReleaseChanged; ReleaseInState; EmptyRelease; InvalidInput for a time that is past
 *   or too far; NotAllowed
 */
export async function scheduleRelease(
  { db, now }: Store,
  { at, ...seen }: SeenRelease & { readonly at: Date },
  { actor }: Acting,
): Promise<number> {
  requireRole(actor, 'release.publish');
  const planned = now();
  requirePlannable(at, planned);
  return db.transaction().execute(async (transaction) => {
    await takeTurn(transaction);
    const found = await readSeenRelease(transaction, seen);
    requireItems(found);
    const release = found.id;
    const replaced = await endReleasePlan(transaction, release, planned);
    await sql`update content.release_items i set site_changes = d.site_changes from content.documents d
      where i.release_id = ${release} and d.id = i.document_id`.execute(transaction);
    const row = { release_id: release, act: 'release', at, due_at: at, needs_approval: false } as const;
    const { id } = await transaction
      .insertInto('content.schedules')
      .values({ ...row, planned_at: planned, planned_by: actorText(actor) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const changes = { at: [replaced, at] } as const;
    const act = { id: release, actor, act: 'content.schedule', changes, at: planned } as const;
    await recordActs(transaction, [releaseAct(act)]);
    return id;
  });
}

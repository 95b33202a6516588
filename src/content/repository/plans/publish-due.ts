import type { Transaction } from 'kysely';
import { hour, minute } from '#durations.ts';
import type { Tables } from '#database/tables.ts';
import { actorText } from '#staff/actor.ts';
import { recordActs } from '#staff/audit/record-act.ts';
import { requireApproval } from '../write/rules/publication-policy.ts';
import { announce } from '../write/announce.ts';
import { documentAct } from '../write/document-acts.ts';
import { takeTurn } from '../write/lock.ts';
import { publishVersions } from '../write/publish.ts';
import { refuseTakenUids } from '../write/refuse-taken-uids.ts';
import type { Store } from '../write/store.ts';
import { readVersions } from '../write/versions.ts';
import { withdrawDocuments } from '../write/withdraw.ts';
import { publishPlannedRelease } from './publish-release.ts';

const actor = { kind: 'job', name: 'content:schedule' } as const;
/** Limit of plans that one round carries out. */
const maxPlans = 100;

/**
 * Carries out the plans that are due, one by one. A plan that fails, for example because its uid was taken
 * meanwhile, stays with its error for people to see. It is tried again, later and later, and never blocks the
 * others.
 * @returns the ids of the documents and releases whose plans were carried out, and the errors of the others
 */
export async function publishDue(store: Store): Promise<{ published: string[]; failures: unknown[] }> {
  const due = await store.db
    .selectFrom('content.schedules')
    .select('id')
    .where('state', '=', 'planned')
    .where('due_at', '<=', store.now())
    .orderBy('due_at')
    .limit(maxPlans)
    .execute();
  const published: string[] = [];
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      const done = await carryOut(store, id);
      if (done !== null) published.push(done);
    } catch (error) {
      failures.push(error);
      await noteFailure(store, id, error);
    }
  }
  return { published, failures };
}

/** Carries out a plan that is due; null if another process was first. */
async function carryOut(store: Store, id: number): Promise<string | null> {
  return store.db
    .transaction()
    .execute(async (transaction) => {
      await takeTurn(transaction);
      const at = store.now();
      const plan = await transaction
        .updateTable('content.schedules')
        .set({ state: 'done', ended_at: at, error: null })
        .where('id', '=', id)
        .where('state', '=', 'planned')
        .where('due_at', '<=', at)
        .returningAll()
        .executeTakeFirst();
      if (plan === undefined) return null;
      const changes = { plannedBy: [null, plan.planned_by] } as const;
      if (plan.release_id !== null) {
        await publishPlannedRelease(store, transaction, plan.release_id, { actor, changes });
        return String(plan.release_id);
      }
      const document = plan.document_id ?? '';
      const done =
        plan.version === null
          ? await withdrawOne(transaction, document, at)
          : await publishOne(store, transaction, { id: document, version: plan.version, plan, at });
      const act = plan.version === null ? 'content.withdraw' : 'content.publish';
      await recordActs(transaction, [
        documentAct({ actor, act, id: document, at, version: done.version, changes, reason: plan.reason }),
      ]);
      await announce(transaction, { at, by: actorText(actor), documents: done.documents });
      return document;
    })
    .catch(refuseTakenUids);
}

async function withdrawOne(transaction: Transaction<Tables>, document: string, at: Date) {
  const left = await withdrawDocuments(transaction, [document], { at, isPlanned: true });
  const documents = left.map(({ id, type, uid, lang }) => ({ id, type, uid, lang }));
  return { documents, version: [left[0]?.version ?? null, null] as const };
}

type Due = {
  readonly id: string;
  readonly version: number;
  readonly plan: { readonly needs_approval: boolean };
  readonly at: Date;
};

async function publishOne(store: Store, transaction: Transaction<Tables>, { id, version, plan, at }: Due) {
  const versions = await readVersions(transaction, [{ id, version }]);
  // Somebody may have refused the version since.
  if (plan.needs_approval) versions.forEach(requireApproval);
  // The model of the type may have changed since.
  for (const { type, content } of versions) store.checkEdited(type, content);
  const documents = await publishVersions(store, transaction, versions, at);
  return { documents, version: [versions[0]?.published ?? null, version] as const };
}

async function noteFailure({ db, now }: Store, id: number, error: unknown): Promise<void> {
  const plans = db.selectFrom('content.schedules').select('tries').where('id', '=', id);
  const tries = ((await plans.executeTakeFirst())?.tries ?? 0) + 1;
  const wait = Math.min(hour, minute * 2 ** Math.min(tries - 1, 6));
  await db
    .updateTable('content.schedules')
    .set({ tries, error: codeOf(error), due_at: new Date(now().getTime() + wait) })
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .execute();
}

/** Returns the code of an error, which has words in the catalogues, and no message that may quote texts. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code.slice(0, 100);
  return 'content.failed';
}

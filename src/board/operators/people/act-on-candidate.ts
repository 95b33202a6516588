import type { Transaction } from 'kysely';
import { z } from 'zod';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';
import type { ActName } from '#staff/acts.ts';
import type { Actor } from '#staff/actor.ts';
import { type Changes, recordActs, requireRole } from '#staff/audit/record-act.ts';
import { parseInput } from '#words/invalid-input.ts';
import { reasonInput } from './reason-input.ts';

/** The candidate whom a form names has been erased, or never existed. */
class NoSuchCandidate extends Error {
  readonly code = 'office.noSuchCandidate';
}

/** What a form about a candidate says. */
export type AskedAct = { readonly oid: string; readonly reason: string };

const asked = z.object({ oid: z.string().max(200), reason: reasonInput });

/** A candidate who is locked until the end of the transaction. */
type LockedCandidate = Awaited<ReturnType<typeof lockCandidate>>;

/** Does something with a candidate, and returns the changed fields for the audit. */
type Doing = (transaction: Transaction<Tables>, candidate: LockedCandidate) => Promise<Changes>;

/**
 * Does an act on a candidate and records it with its reason, in one transaction.
 * @throws NoSuchCandidate; InvalidInput for a bad reason; NotAllowed; what `doing` throws
 */
export async function actOnCandidate(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { actor, act, typed }: { readonly actor: Actor; readonly act: ActName; readonly typed: AskedAct },
  doing: Doing,
): Promise<void> {
  requireRole(actor, act);
  const { oid, reason } = parseInput(asked, typed);
  await db.transaction().execute(async (transaction) => {
    const found = await transaction.selectFrom('candidates').select('id').where('oid', '=', oid).executeTakeFirst();
    if (found === undefined) throw new NoSuchCandidate('no candidate has this object id');
    const changes = await doing(transaction, await lockCandidate(transaction, found.id));
    await recordActs(transaction, [
      { actor, act, subject: { kind: 'candidate', id: oid }, changes, reason, at: now() },
    ]);
  });
}

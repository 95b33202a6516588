import { type ActName, mayDo } from '#staff/acts.ts';
import { type Actor, actorText } from '#staff/actor.ts';

/** What counts for a publication: who wrote a version, and who approved it last; null if nobody did. */
export type Standing = { readonly author: string; readonly approvedBy: string | null };

/** Somebody who is no reviewer wants to publish a version that no other person than its author approved. */
class NotApproved extends Error {
  readonly code = 'content.notApproved';
}

/** A reviewer wants to approve a version that they wrote. */
class OwnVersion extends Error {
  readonly code = 'content.ownVersion';
}

/** Tells if the actor may do an act. Programs and jobs may do every act. */
export const mayAct = (actor: Actor, act: ActName): boolean => actor.kind !== 'staff' || mayDo(actor.roles, act);

/** Tells if somebody publishes only what another person approved. Reviewers publish what they may review. */
export const needsApproval = (actor: Actor): boolean => !mayAct(actor, 'content.approve');

/** @throws NotApproved */
export function requireApproval({ author, approvedBy }: Standing): void {
  if (approvedBy === null || approvedBy === author)
    throw new NotApproved('nobody but its author has approved this version');
}

/** @throws OwnVersion */
export function requireOther(actor: Actor, { author }: Pick<Standing, 'author'>): void {
  if (actorText(actor) === author) throw new OwnVersion('nobody approves what they wrote');
}

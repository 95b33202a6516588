import { mayDo } from '#staff/acts.ts';
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

/** Tells if somebody publishes only what another person approved. Reviewers publish what they may review. */
export const needsApproval = (actor: Actor): boolean =>
  actor.kind === 'staff' && !mayDo(actor.roles, 'content.approve');

/** @throws NotApproved */
export function requireApproval({ author, approvedBy }: Standing): void {
  if (approvedBy === null || approvedBy === author)
    throw new NotApproved('nobody but its author has approved this version');
}

/** @throws OwnVersion */
export function requireOther(actor: Actor, { author }: Pick<Standing, 'author'>): void {
  if (actorText(actor) === author) throw new OwnVersion('nobody approves what they wrote');
}

import { canApply, hasAlreadyDoneMission, isComplete, isUnavailable } from '#board/candidates/candidate-status.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Why somebody may not apply; the catalogues have a sentence for each. */
export type ApplicationRefusal =
  | 'signIn'
  | 'completeProfile'
  | 'accountUnavailable'
  | 'alreadyDidMission'
  | 'cannotApply'
  | 'tooYoung'
  | 'tooOld'
  | 'tooManyToday'
  | 'noContact'
  | 'offerFilled'
  | 'offerExpired';

export type Permission = { readonly ok: true } | { readonly ok: false; readonly reason: ApplicationRefusal };

/** When an offer ended, or will. */
export type OfferTimes = {
  readonly filledAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly broadcastEnd: Date | null;
};

/** What the policy needs of what one applies to. */
export type TargetFacts = OfferTimes & {
  /** Who would get the application; null: nobody would read it, see application-recipient.ts. */
  readonly recipient: RecipientKind | null;
};

/**
 * May this viewer apply to this offer? Specification §6 (visitor, simple account, complete account) and §4
 * (statuses 5–9). The offer comes first, for nobody can change that it is closed or
 * has no reader; then what no profile can
 * mend; then what is left to fill in. Age and the day's count are checked when the application is sent, see
 * apply-to-offer.ts: a viewer carries neither.
 */
export function mayApply(viewer: Viewer, offer: TargetFacts, now: Date): Permission {
  const reason = offerMark(offer, now) ?? (offer.recipient === null ? 'noContact' : viewerRefusal(viewer));
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/** «POURVUE» or «EXPIRÉE»; filled wins. A withdrawn offer is an expired one. */
export function offerMark(
  { filledAt, withdrawnAt, broadcastEnd }: OfferTimes,
  now: Date,
): 'offerFilled' | 'offerExpired' | undefined {
  if (filledAt !== null) return 'offerFilled';
  return withdrawnAt !== null || (broadcastEnd !== null && broadcastEnd <= now) ? 'offerExpired' : undefined;
}

function viewerRefusal(viewer: Viewer): ApplicationRefusal | undefined {
  if (viewer.kind === 'visitor') return 'signIn';
  const { statusId } = viewer.candidate;
  if (isUnavailable(statusId)) return 'accountUnavailable';
  if (hasAlreadyDoneMission(statusId)) return 'alreadyDidMission';
  if (!canApply(statusId)) return 'cannotApply';
  return isComplete(statusId) ? undefined : 'completeProfile';
}

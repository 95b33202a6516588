import { canApply, hasAlreadyDoneMission, isComplete, isUnavailable } from '#board/candidates/candidate-status.ts';
import type { RecipientKind } from '#board/context/application-recipient.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** Reason why a person may not apply. The catalogues contain a sentence for each reason. */
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

/** Time at which an offer ended or will end. */
export type OfferTimes = {
  readonly filledAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly broadcastEnd: Date | null;
};

/** Facts about an offer or company that the policy needs. */
export type TargetFacts = OfferTimes & {
  /** Kind of the recipient of an application; null if nobody can receive it, see application-recipient.ts. */
  readonly recipient: RecipientKind | null;
};

/**
 * Tells if a viewer may apply to an offer: specification §6 (visitor, simple account, complete account) and
 * §4 (statuses 5–9). Checks first the offer (closed, no recipient), then facts that the candidate cannot
 * change, then missing fields of the profile. Age and daily limit are checked when the application is sent
 * (send-application.ts), because a viewer does not contain these data.
 */
export function mayApply(viewer: Viewer, offer: TargetFacts, now: Date): Permission {
  const reason = offerMark(offer, now) ?? (offer.recipient === null ? 'noContact' : viewerRefusal(viewer));
  return reason === undefined ? { ok: true } : { ok: false, reason };
}

/**
 * Returns the mark of an ended offer, «POURVUE» or «EXPIRÉE»; filled takes precedence. A withdrawn offer
 * counts as expired.
 */
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

/**
 * Ids of the statuses that determine the rights of a candidate: specification §4. The ids come from the
 * candidates API. Only the ids that we set have names here.
 */
export const status = {
  incomplete: 2,
  complete: 3,
} as const;

/** The candidate has already done a mission and is no longer eligible. */
const alreadyDidMission = 5;

const labels: Readonly<Record<number, string>> = {
  [-1]: 'Compte inconnu',
  1: 'Compte supprimé',
  2: 'Profil incomplet',
  3: 'Profil complet',
  5: 'Mission déjà effectuée',
  10: 'Compte refusé',
};

/** Label of a status id in the candidates API, whose texts are all in French. */
export const statusLabel = (statusId: number): string => labels[statusId] ?? `Statut ${statusId}`;

/** True if the profile has everything that an application needs. */
export function isComplete(statusId: number): boolean {
  return statusId > 2;
}

/** The candidate deleted the account and may reopen it until it is erased. */
export const closedStatus = 1;

/** The staff, or the operator's own system, made the account unavailable. */
export const refusedStatus = 10;

export const unavailableStatuses: readonly number[] = [closedStatus, refusedStatus, -1];

/** True if the account is closed, refused or unknown: signing in is impossible. */
export function isUnavailable(statusId: number): boolean {
  return unavailableStatuses.includes(statusId);
}

/**
 * Returns `can_apply` of the specification. It is true even for an incomplete profile, because the site then
 * asks the candidate to complete the profile.
 */
export function canApply(statusId: number): boolean {
  return !isUnavailable(statusId) && (statusId < 5 || statusId > 9);
}

export function hasAlreadyDoneMission(statusId: number): boolean {
  return statusId === alreadyDidMission;
}

/**
 * Returns the status after a change of the profile. Only a simple and a complete account change into each
 * other. Any other status was set by an external system and stays.
 */
export function statusAfterChange(statusId: number, profileIsWhole: boolean): number {
  if (statusId !== status.incomplete && statusId !== status.complete) return statusId;
  return profileIsWhole ? status.complete : status.incomplete;
}

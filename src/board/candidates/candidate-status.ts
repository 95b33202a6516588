/**
 * What a candidate may do, by status id: specification §4. The ids come from the candidates API; those that
 * we set are named.
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

/** What programs are told beside the id; in French, as everything in their API. */
export const statusLabel = (statusId: number): string => labels[statusId] ?? `Statut ${statusId}`;

/** The profile holds everything an application needs. */
export function isComplete(statusId: number): boolean {
  return statusId > 2;
}

/** The candidate has deleted the account, and may come back until it is erased. */
export const closedStatus = 1;

export const unavailableStatuses: readonly number[] = [closedStatus, 10, -1];

/** The account is closed, refused or unknown: nobody signs in with it. */
export function isUnavailable(statusId: number): boolean {
  return unavailableStatuses.includes(statusId);
}

/**
 * The specification's `can_apply`. It says nothing of completeness: an incomplete profile is asked to
 * complete, not refused.
 */
export function canApply(statusId: number): boolean {
  return !isUnavailable(statusId) && (statusId < 5 || statusId > 9);
}

export function hasAlreadyDoneMission(statusId: number): boolean {
  return statusId === alreadyDidMission;
}

/**
 * The status after the profile changed. Only a simple account and a complete one turn into each other; every
 * other status was given by somebody who knows more, and stays.
 */
export function statusAfterChange(statusId: number, profileIsWhole: boolean): number {
  if (statusId !== status.incomplete && statusId !== status.complete) return statusId;
  return profileIsWhole ? status.complete : status.incomplete;
}

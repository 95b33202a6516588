import type { ViewingCandidate } from '#board/context/viewer.ts';

/** Address of the server-sent events for notifications. */
export const streamPath = '/direct/notifications';

/**
 * Returns the address of a candidate's event stream. The address contains the candidate's id, so that a
 * browser whose user signs in to another account opens another stream.
 */
export function streamFor({ userId }: Pick<ViewingCandidate, 'userId'>): string {
  return `${streamPath}?${new URLSearchParams({ for: String(userId) })}`;
}

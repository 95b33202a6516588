import type { ViewingCandidate } from '#board/context/viewer.ts';

/** Address of the server-sent events for notifications. */
export const streamPath = '/direct/notifications';

/**
 * The stream of one candidate. The address names the candidate, so that a browser that changes accounts
 * opens another stream.
 */
export function streamFor({ userId }: Pick<ViewingCandidate, 'userId'>): string {
  return `${streamPath}?${new URLSearchParams({ for: String(userId) })}`;
}

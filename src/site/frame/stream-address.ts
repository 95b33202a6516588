import type { ViewingCandidate } from '#board/context/viewer.ts';

/** Where open pages hear of notifications: server-sent events. */
export const streamPath = '/direct/notifications';

/**
 * The stream of one candidate. Its address says whose it is: a browser in which somebody else signs in opens
 * another, and is not given this one again.
 */
export function streamFor({ userId }: Pick<ViewingCandidate, 'userId'>): string {
  return `${streamPath}?${new URLSearchParams({ for: String(userId) })}`;
}

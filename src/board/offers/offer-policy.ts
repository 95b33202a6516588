import type { Viewer } from '#board/context/viewer.ts';

/**
 * Visitors see the summary of an offer; every account, simple or complete, sees the whole offer
 * (specification §6).
 */
export function maySeeWholeOffer(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

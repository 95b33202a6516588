import type { Viewer } from '#board/context/viewer.ts';

/**
 * Visitors of the site see the opening lines of an offer (`details/opening-lines.ts`); every account,
 * simple or complete, sees the whole offer (specification §6). The APIs for programs return the whole text,
 * as the existing API does.
 */
export function maySeeWholeOffer(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

import type { Viewer } from '#board/context/viewer.ts';

/**
 * Tells if a viewer may see the whole offer. Every account, simple or complete, may; a visitor of the site
 * sees only the opening lines (`details/opening-lines.ts`, specification §6). The APIs for programs return
 * the whole text, as the existing API does.
 */
export function maySeeWholeOffer(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

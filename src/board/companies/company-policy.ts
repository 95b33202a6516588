import type { Viewer } from '#board/context/viewer.ts';

/**
 * Tells if a viewer may see the whole company. Every account, simple or complete, may; a visitor sees only
 * the summary (specification §6).
 */
export function maySeeWholeCompany(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

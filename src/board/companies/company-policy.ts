import type { Viewer } from '#board/context/viewer.ts';

/**
 * Visitors see the summary of a company; every account, simple or complete, sees the whole company
 * (specification §6).
 */
export function maySeeWholeCompany(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

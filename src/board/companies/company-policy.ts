import type { Viewer } from '#board/context/viewer.ts';

/**
 * A visitor sees the summary of a company; any account, simple or complete, sees the whole: specification §6.
 */
export function maySeeWholeCompany(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

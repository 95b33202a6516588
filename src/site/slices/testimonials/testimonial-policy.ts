import type { Viewer } from '#board/context/viewer.ts';

/** A visitor sees who speaks; any account, simple or complete, reads the words: specification §6. */
export function maySeeTestimonials(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

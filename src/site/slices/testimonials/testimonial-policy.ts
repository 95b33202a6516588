import type { Viewer } from '#board/context/viewer.ts';

/**
 * Tells if a viewer may read the text of testimonials. Every account may, simple or complete (specification
 * §6); visitors see only the authors.
 */
export function maySeeTestimonials(viewer: Viewer): boolean {
  return viewer.kind === 'candidate';
}

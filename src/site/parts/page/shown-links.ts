import { isComplete } from '#board/candidates/candidate-status.ts';
import type { MenuLink, StaticPages } from '#site/request/menus.ts';
import type { ShownViewer } from '#site/request/viewer.ts';

// Anchors of the page of offers (specification §9): personal offers and latest offers.
const personal = 'offres_personnalisses';
const featured = 'offres_a_la_une';

/**
 * Selects the links that the viewer may see. Visitors see no link to the personal space. Candidates with a
 * complete profile see no anchor links (specification §2), because the page of offers shows their personal
 * offers first.
 */
export function shownLinks(
  links: readonly MenuLink[],
  viewer: ShownViewer,
  pages: StaticPages | null,
): readonly MenuLink[] {
  const hidden = viewer === null ? [personal] : isComplete(viewer.statusId) ? [personal, featured] : [];
  const space = viewer === null ? (pages?.personalSpace ?? null) : null;
  return links.filter(({ to, anchor }) => !hidden.includes(anchor ?? '') && to !== space);
}

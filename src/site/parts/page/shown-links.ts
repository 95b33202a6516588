import { isComplete } from '#board/candidates/candidate-status.ts';
import type { MenuLink, StaticPages } from '#site/request/menus.ts';
import type { ShownViewer } from '#site/request/viewer.ts';

// The anchors of the page of offers (specification §9): those chosen for one, and those of the moment.
const personal = 'offres_personnalisses';
const featured = 'offres_a_la_une';

/**
 * The links that somebody sees. The personal space is announced to nobody who is signed out, and the anchors
 * to no complete profile (specification §2): what is for them stands there first. To visitors it has nothing
 * personal.
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

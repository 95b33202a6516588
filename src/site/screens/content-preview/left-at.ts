import { matchRoutes } from 'react-router';
import type { Content } from '#content/port/content.ts';
import { localeOf, unlocalized } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** The screens that are a 404 without their document; all others have something to show. */
const screens: { readonly path: string; readonly type: 'page' | 'news' }[] = [
  { path: '/:uid', type: 'page' },
  { path: '/news/:uid', type: 'news' },
];

/**
 * Where who leaves a preview at an address of this site is led: back there, or home in its language where
 * readers have no such page, such as one that was never published.
 */
export async function leftAt(to: string, published: Content): Promise<string> {
  const pathname = to.split(/[?#]/, 1)[0] ?? '';
  const locale = localeOf(pathname);
  const { params, route } = matchRoutes(screens, unlocalized(pathname))?.[0] ?? {};
  const uid = params?.['uid'];
  if (uid === undefined || route === undefined || (route.type === 'page' && takenUids.page.has(uid))) return to;
  const isThere = await contentOr(published.getByUID(route.type, uid, locale), true);
  return isThere === null ? addressOf(locale, '/') : to;
}

import { matchRoutes } from 'react-router';
import type { Content } from '#content/port/content.ts';
import { localeOf, unlocalized } from '#words/locale.ts';
import { contentOr } from '#site/request/ask-content.ts';
import { takenUids } from '#site/parts/documents/taken-uids.ts';
import { addressOf } from '#site/routing/addresses.ts';

/** Screens that answer 404 if their document is missing. All other screens also work without a document. */
const screens: { readonly path: string; readonly type: 'page' | 'news' }[] = [
  { path: '/:uid', type: 'page' },
  { path: '/news/:uid', type: 'news' },
];

/**
 * Returns the page to show after a preview: the same page, or the home page in the same language if the page
 * is not published.
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

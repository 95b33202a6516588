import { returnTarget } from '#identity/relying-party/return-target.ts';
import type { Viewer } from '#board/viewer.ts';
import { localeOf, localized } from '../i18n/locale.ts';

/**
 * `forcelogin=true` on any page starts sign-in (specification §2). Gives where to go, or null; whoever is signed in stays.
 */
export function queryTrigger(url: URL, viewer: Viewer): string | null {
  if (url.searchParams.get('forcelogin') !== 'true' || viewer.kind === 'candidate') return null;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('forcelogin');
  const here = returnTarget(url.pathname + (rest.size > 0 ? `?${rest}` : ''));
  return `${localized(localeOf(url.pathname), '/connexion')}?to=${encodeURIComponent(here)}`;
}

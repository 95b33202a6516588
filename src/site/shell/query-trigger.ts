import { returnTarget } from '#identity/relying-party/return-target.ts';
import type { Viewer } from '#board/viewer.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf, signInAddress } from './addresses.ts';

// B2C's code for a forgotten password.
const forgotten = 'AADB2C90118';

/** What such queries are asked with, and what the provider sends along. */
export const queryTriggers = ['forcelogin', 'resetpassword', 'error', 'error_description', 'state'] as const;

/**
 * Where a query on any page leads, or null (specification §2 and §8): `forcelogin=true` starts sign-in,
 * unless one is signed in; `resetpassword=true`, or the provider's error for a forgotten password, starts the
 * password reset.
 */
export function queryTrigger(url: URL, viewer: Viewer): string | null {
  const query = url.searchParams;
  const isForgotten = query.has('error') && query.get('error_description')?.includes(forgotten);
  if (query.get('resetpassword') === 'true' || isForgotten) return startingAt('/mot-de-passe', url);
  if (query.get('forcelogin') === 'true' && viewer.kind === 'visitor') return startingAt('/connexion', url);
  return null;
}

/** Any other error of the provider in the query is told in the error modal (specification §8). */
export function hasProviderError(url: URL): boolean {
  return url.searchParams.has('error');
}

function startingAt(way: '/mot-de-passe' | '/connexion', url: URL): string {
  const rest = new URLSearchParams(url.searchParams);
  for (const name of queryTriggers) rest.delete(name);
  const locale = localeOf(url.pathname);
  const here = returnTarget(url.pathname + (rest.size > 0 ? `?${rest}` : ''), addressOf(locale, '/'));
  return signInAddress(locale, way, here);
}

import { isForgottenPassword, isUserUnavailable } from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf, signInAddress } from './addresses.ts';
import type { StoredError } from './stored-message.ts';

/** What such queries are asked with, and what the provider sends along: none of them makes another page. */
export const queryTriggers = ['forcelogin', 'resetpassword', 'method', 'error', 'error_description', 'state'] as const;

/** What a query on any page asks for besides the page. */
export type QueryTrigger = {
  /** Where it leads; the page itself, without the query, where there is nothing else to do. */
  readonly to: string;
  /** To be said there. */
  readonly message?: StoredError;
  /** Somebody comes from a sign-up or a sign-in. */
  readonly arrived?: true;
};

/**
 * What a query on any page asks for, or null (specification §2 and §8): `forcelogin=true` starts sign-in,
 * unless one is signed in; `resetpassword=true`, or the provider's error for a forgotten password, starts the
 * password reset; its error for an unavailable user starts sign-in anew, towards the profile; any other error
 * is told; `method` records a registration. All of them leave the address.
 */
export function queryTrigger(url: URL, viewer: Viewer): QueryTrigger | null {
  const query = url.searchParams;
  if (query.has('error')) return ofError(url, query.get('error_description') ?? '');
  if (query.get('resetpassword') === 'true') return { to: startingAt('/mot-de-passe', url) };
  if (query.get('forcelogin') === 'true')
    return { to: viewer.kind === 'visitor' ? startingAt('/connexion', url) : withoutTriggers(url) };
  return query.has('method') ? { to: withoutTriggers(url), arrived: true } : null;
}

function ofError(url: URL, description: string): QueryTrigger {
  const locale = localeOf(url.pathname);
  const profile = addressOf(locale, '/espace-personnel/profil');
  if (isForgottenPassword(description)) return { to: startingAt('/mot-de-passe', url) };
  if (isUserUnavailable(description)) return { to: signInAddress(locale, '/connexion', profile, { fresh: true }) };
  return { to: withoutTriggers(url), message: 'auth.errors.anErrorOccured' };
}

function startingAt(way: '/mot-de-passe' | '/connexion', url: URL): string {
  return signInAddress(localeOf(url.pathname), way, withoutTriggers(url));
}

/** The same page, asked for nothing else. */
function withoutTriggers({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of queryTriggers) rest.delete(name);
  return returnTarget(pathname + (rest.size > 0 ? `?${rest}` : ''), addressOf(localeOf(pathname), '/'));
}

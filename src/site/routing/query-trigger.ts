import { isForgottenPassword, isUserUnavailable } from '#identity/relying-party/sign-in/sign-in-errors.ts';
import { returnTarget } from '#identity/relying-party/sign-in/return-target.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { localeOf } from '#words/locale.ts';
import { addressOf, signInAddress } from './addresses.ts';
import type { StoredError } from './stored-message.ts';

/**
 * Parameters of query triggers, and parameters that the identity provider adds. No page depends on these
 * parameters.
 */
export const queryTriggers = ['forcelogin', 'resetpassword', 'method', 'error', 'error_description', 'state'] as const;

/** An action that the query of any page may trigger. */
export type QueryTrigger = {
  /** Target of the redirect: the page without the parameters, unless the trigger has another target. */
  readonly to: string;
  /** Message for the target page. */
  readonly message?: StoredError;
  /** True after a sign-up or a sign-in. */
  readonly arrived?: true;
};

/**
 * Reads the action that a query triggers; null for none (specification §2 and §8). `forcelogin=true` starts a
 * sign-in for visitors. `resetpassword=true`, or the provider's error for a forgotten password, starts the
 * password reset. The provider's error for an unavailable user starts a new sign-in, which leads to the
 * profile. Any other error is shown. `method` records a registration. All these parameters are removed from
 * the address.
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

/** Returns the address of the page without the parameters of triggers. */
function withoutTriggers({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const name of queryTriggers) rest.delete(name);
  return returnTarget(pathname + (rest.size > 0 ? `?${rest}` : ''), addressOf(localeOf(pathname), '/'));
}

import { href, type Register } from 'react-router';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { maxTargetLength } from '#identity/both-sides/target-length.ts';
import { type languages, type Locale, localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** The patterns of routes.ts without the language. The compiler refuses any other pattern or parameter. */
type Prefix = Exclude<(typeof languages)[Locale]['prefix'], ''>;
type Pattern = Exclude<keyof Register['pages'], `${Prefix}${'' | `/${string}`}`>;
type Screen<P extends Pattern> = Parameters<typeof href<P>>;

/** Returns the address of a screen in a language: ('en', '/offres/:id', { id: '12' }) → '/en/offres/12'. */
export function addressOf<P extends Pattern>(locale: Locale, ...screen: Screen<P>): string {
  return localized(locale, href(...screen));
}

/** Returns `addressOf` for the language of the page. */
export function useAddress(): <P extends Pattern>(...screen: Screen<P>) => string {
  const locale = useLocale();
  return (...screen) => addressOf(locale, ...screen);
}

/** `/connexion/choix` offers all sign-in methods. */
export type WayIn = '/connexion' | '/connexion/choix' | '/inscription' | '/mot-de-passe';

/** Options of an address that starts a sign-in; the return address is separate. */
export type Entering = {
  /** Token of the interrupted form; with it, the sign-in gives the form back. */
  readonly kept?: string | null;
  /** Makes a sign-up ask for all data that an application needs. */
  readonly registration?: 'complete';
  /** Service with which the sign-in starts directly, without a choice. */
  readonly service?: IdentityService;
  /** True to ask for credentials even if the provider has a session. */
  readonly fresh?: true;
};

/**
 * Returns the address that starts a sign-in or sign-up and then returns to an address of this site: ('fr',
 * '/connexion', '/offres/12') → '/connexion?to=%2Foffres%2F12'.
 */
export function signInAddress(locale: Locale, way: WayIn, to: string, entering: Entering = {}): string {
  const { kept, fresh, ...said } = entering;
  const query = { to: backTo(locale, to), ...(kept && { kept }), ...said, ...(fresh && { fresh: 'yes' }) };
  return `${addressOf(locale, way)}?${new URLSearchParams(query)}`;
}

/**
 * Returns the address of the profile, which then leads back to an address of this site: ('fr', '/offres/12')
 * → '/espace-personnel/profil?to=%2Foffres%2F12'.
 * @param field anchor of the field to fill in
 */
export function profileAddress(locale: Locale, to: string, field: string): string {
  return leadingBack(addressOf(locale, '/espace-personnel/profil'), to) + field;
}

/** Returns the address of the first step of completing a profile, which leads back likewise. */
export function completionAddress(locale: Locale, to: string): string {
  return leadingBack(addressOf(locale, '/espace-personnel/conditions'), to);
}

const leadingBack = (address: string, to: string): string => `${address}?${new URLSearchParams({ to })}`;

/**
 * Returns the address to which a sign-in returns. If the address is too long, it is the home page, because a
 * missing page repeats its address in ten links.
 */
export function backTo(locale: Locale, to: string): string {
  return to.length > maxTargetLength ? addressOf(locale, '/') : to;
}

import { href, type Register } from 'react-router';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { maxTargetLength } from '#identity/both-sides/target-length.ts';
import { type languages, type Locale, localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** The patterns of routes.ts without the language. The type refuses other patterns and other parameters. */
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

/** Options of an address that starts a sign-in, besides the return address. */
export type Entering = {
  /** Token by which the sign-in claims the interrupted form. */
  readonly kept?: string | null;
  /** Makes a sign-up ask for all data that an application needs. */
  readonly registration?: 'complete';
  /** Service to which the sign-in leads directly. */
  readonly service?: IdentityService;
  /** True to ask for credentials even if the provider has a session. */
  readonly fresh?: true;
};

/**
 * Returns the address to sign in or up that leads back to an address of this site: ('fr', '/connexion',
 * '/offres/12') → '/connexion?to=%2Foffres%2F12'.
 */
export function signInAddress(locale: Locale, way: WayIn, to: string, entering: Entering = {}): string {
  const { kept, fresh, ...said } = entering;
  const query = { to: backTo(locale, to), ...(kept && { kept }), ...said, ...(fresh && { fresh: 'yes' }) };
  return `${addressOf(locale, way)}?${new URLSearchParams(query)}`;
}

/**
 * Returns the address to return to after a sign-in: the home page if the address is too long, because a
 * missing page repeats the address in ten links.
 */
export function backTo(locale: Locale, to: string): string {
  return to.length > maxTargetLength ? addressOf(locale, '/') : to;
}

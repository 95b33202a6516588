import { href, type Register } from 'react-router';
import { type Locale, localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/**
 * The patterns of routes.ts, language left out: the compiler knows no others, nor parameters that they do not
 * have.
 */
type Pattern = Exclude<keyof Register['pages'], `/en${'' | `/${string}`}`>;
type Screen<P extends Pattern> = Parameters<typeof href<P>>;

/** The address of a screen in a language: ('en', '/offres/:id', { id: '12' }) → '/en/offres/12'. */
export function addressOf<P extends Pattern>(locale: Locale, ...screen: Screen<P>): string {
  return localized(locale, href(...screen));
}

/** The same in the language of the page. */
export function useAddress(): <P extends Pattern>(...screen: Screen<P>) => string {
  const locale = useLocale();
  return (...screen) => addressOf(locale, ...screen);
}

type WayIn = '/connexion' | '/inscription' | '/mot-de-passe';

/**
 * Signing in or up, and back to an address of this site: ('fr', '/connexion', '/offres/12') →
 * '/connexion?to=%2Foffres%2F12'. `kept` is the ticket of the kept form that begins it.
 */
export function signInAddress(locale: Locale, way: WayIn, to: string, kept: string | null = null): string {
  return `${addressOf(locale, way)}?${new URLSearchParams({ to, ...(kept !== null && { kept }) })}`;
}

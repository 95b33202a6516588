import { href, type Register } from 'react-router';
import type { IdentityService } from '#identity/both-sides/identity-services.ts';
import { type languages, type Locale, localized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/**
 * The patterns of routes.ts, language left out: the compiler knows no others, nor parameters that they do not
 * have.
 */
type Prefix = Exclude<(typeof languages)[Locale]['prefix'], ''>;
type Pattern = Exclude<keyof Register['pages'], `${Prefix}${'' | `/${string}`}`>;
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

/** `/connexion/choix` offers the others. */
export type WayIn = '/connexion' | '/connexion/choix' | '/inscription' | '/mot-de-passe';

/** What a way in may say besides where it leads. */
export type Entering = {
  /** Ticket of the kept form that begins it. */
  readonly kept?: string | null;
  /** Whether a sign-up asks for all that an application needs. */
  readonly registration?: 'complete';
  /** Leads straight there. */
  readonly service?: IdentityService;
  /** Nobody is let in without a word, though the provider may know them still. */
  readonly fresh?: true;
};

/**
 * Signing in or up, and back to an address of this site: ('fr', '/connexion', '/offres/12') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function signInAddress(locale: Locale, way: WayIn, to: string, entering: Entering = {}): string {
  const { kept, fresh, ...said } = entering;
  const query = { to, ...(kept && { kept }), ...said, ...(fresh && { fresh: 'yes' }) };
  return `${addressOf(locale, way)}?${new URLSearchParams(query)}`;
}

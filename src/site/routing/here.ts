import { useLocation } from 'react-router';
import { useAlternates } from './alternates.ts';
import { signInAddress, type WayIn } from './addresses.ts';
import { chosenAddress, type Locale, localized, otherLocale, unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** Returns the current address with its query string. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** Returns the other language and the page's address in it; the home page if a document is not translated. */
export function useOtherLanguage(): { locale: Locale; address: string } {
  const { pathname, search } = useLocation();
  const locale = otherLocale(useLocale());
  const alternates = useAlternates();
  const same = alternates
    ? (alternates[locale] ?? localized(locale, '/'))
    : localized(locale, unlocalized(pathname) + search);
  return { locale, address: chosenAddress(same) };
}

/**
 * Returns the address to sign in or up that leads back to the current page: ('/connexion') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function useReturning(way: WayIn): string {
  return signInAddress(useLocale(), way, useHere());
}

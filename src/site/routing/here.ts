import { useLocation } from 'react-router';
import { useAlternates } from './alternates.ts';
import { signInAddress, type WayIn } from './addresses.ts';
import { chosenAddress, type Locale, localized, otherLocale, unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** Returns the current path with its query string. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/**
 * Returns the other language, and the address of the page in that language. For a document without a
 * translation, this is the home page.
 */
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
 * Returns the address that starts a sign-in or sign-up and then returns to the current page: ('/connexion') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function useReturning(way: WayIn): string {
  return signInAddress(useLocale(), way, useHere());
}

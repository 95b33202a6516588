import { useLocation } from 'react-router';
import { signInAddress, type WayIn } from './addresses.ts';
import { type Locale, localized, unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** The address being shown, with its criteria. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/** The other language, and the address of the same page in it. */
export function useOtherLanguage(): { locale: Locale; address: string } {
  const { pathname, search } = useLocation();
  const locale = useLocale() === 'fr' ? 'en' : 'fr';
  return { locale, address: localized(locale, unlocalized(pathname) + search) };
}

/**
 * Where signing in or up brings one back to the page being shown: ('/connexion') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function useReturning(way: WayIn): string {
  return signInAddress(useLocale(), way, useHere());
}

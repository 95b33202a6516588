import { useLocation } from 'react-router';
import { useAlternates } from './alternates.ts';
import { signInAddress, type WayIn } from './addresses.ts';
import { type Locale, localized, unlocalized } from '#words/locale.ts';
import { useLocale } from '#words/use-locale.ts';

/** The address being shown, with its criteria. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/**
 * The other language, and the address of the same page in it; its home page where a document is not
 * translated.
 */
export function useOtherLanguage(): { locale: Locale; address: string } {
  const { pathname, search } = useLocation();
  const locale = useLocale() === 'fr' ? 'en' : 'fr';
  const alternates = useAlternates();
  if (alternates) return { locale, address: alternates[locale] ?? localized(locale, '/') };
  return { locale, address: localized(locale, unlocalized(pathname) + search) };
}

/**
 * Where signing in or up brings one back to the page being shown: ('/connexion') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function useReturning(way: WayIn): string {
  return signInAddress(useLocale(), way, useHere());
}

import { useLocation } from 'react-router';
import { useAlternates } from './alternates.ts';
import { signInAddress, type WayIn } from './addresses.ts';
import { chosenAddress, type Locale, localized, otherLocale, unlocalized } from '#words/locale.ts';
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
  const locale = otherLocale(useLocale());
  const alternates = useAlternates();
  const same = alternates
    ? (alternates[locale] ?? localized(locale, '/'))
    : localized(locale, unlocalized(pathname) + search);
  return { locale, address: chosenAddress(same) };
}

/**
 * Where signing in or up brings one back to the page being shown: ('/connexion') →
 * '/connexion?to=%2Foffres%2F12'.
 */
export function useReturning(way: WayIn): string {
  return signInAddress(useLocale(), way, useHere());
}

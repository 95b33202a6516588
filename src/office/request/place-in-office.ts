import { type Locale, localized, unlocalized } from '#words/locale.ts';

/**
 * Returns an address of the office to which a sign-in may lead; the home page for any other text. The relying
 * party checks the form of the address once more.
 */
export function placeInOffice(address: string | null, locale: Locale): string {
  const home = localized(locale, '/bureau');
  if (address === null) return home;
  const url = URL.parse(address, 'http://office');
  if (url === null || url.host !== 'office' || `${url.pathname}${url.search}` !== address) return home;
  const path = unlocalized(url.pathname);
  return path === '/bureau' || path.startsWith('/bureau/') ? address : home;
}

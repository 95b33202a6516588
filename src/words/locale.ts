/** The product's two languages; French has no prefix, English lives under /en. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

/** What `Intl` is asked for: English is British, «1 December 2026». */
export const intlLocale = { fr: 'fr', en: 'en-GB' } as const satisfies Record<Locale, string>;

export const localeCookie = 'i18n_redirected';

/** The language that an address says: /en and below is English, everything else French. */
export function localeOf(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fr';
}

/**
 * The address of a screen in a language: ('en', '/offres?sort=1') → '/en/offres?sort=1', ('en', '/') → '/en'.
 */
export function localized(locale: Locale, address: string): string {
  if (locale === 'fr') return address;
  return `/en${address.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * Where a switch of language leads: the address itself, but at the French home page, which is shown to nobody
 * whose last choice was English, it says that French is chosen: '/?lang=fr'.
 */
export function chosenAddress(address: string): string {
  return /^\/(?=$|\?)/.test(address) ? `${address}${address === '/' ? '?' : '&'}lang=fr` : address;
}

/** The same address without its language: '/en/offres' → '/offres'. */
export function unlocalized(pathname: string): string {
  return localeOf(pathname) === 'en' ? pathname.slice(3) || '/' : pathname;
}

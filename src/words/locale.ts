/**
 * The product's languages. After adding a language here, the compiler reports every text that the language
 * lacks.
 */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

type Language = {
  /** Beginning of every path in this language; empty for the default language. */
  readonly prefix: '' | `/${string}`;
  /** Language tag for `Intl`. */
  readonly intl: string;
};

export const languages = {
  fr: { prefix: '', intl: 'fr' },
  en: { prefix: '/en', intl: 'en-GB' }, // British: «1 December 2026»
} as const satisfies Readonly<Record<Locale, Language>>;

/** First parts of paths that name a language: 'en' of '/en/offres'. */
export const pathPrefixes: readonly string[] = locales
  .map((locale) => languages[locale].prefix.slice(1))
  .filter((prefix) => prefix !== '');

/**
 * Language of addresses without a prefix, and of visitors whose browser accepts none of the site's languages.
 */
export const defaultLocale = 'fr' satisfies Locale;

export const localeCookie = 'i18n_redirected';

/** Returns the language of that name; null for any other text. */
export function localeNamed(name: string | null | undefined): Locale | null {
  return locales.find((locale) => locale === name) ?? null;
}

/** Returns a value for each language. */
export function inEachLocale<T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return { fr: valueOf('fr'), en: valueOf('en') };
}

/** The target of the language switch for each language. A third language would need a list instead. */
const switches: Readonly<Record<Locale, Locale>> = { fr: 'en', en: 'fr' };

/** Returns the language that the language switch leads to. */
export function otherLocale(locale: Locale): Locale {
  return switches[locale];
}

/** Returns the language of an address; without a prefix it is French. */
export function localeOf(pathname: string): Locale {
  for (const locale of locales) {
    const { prefix } = languages[locale];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))) return locale;
  }
  return defaultLocale;
}

/**
 * Returns the address of a screen in a language: ('en', '/offres?sort=1') → '/en/offres?sort=1', ('en',
 * '/') → '/en'.
 */
export function localized(locale: Locale, address: string): string {
  const { prefix } = languages[locale];
  return prefix === '' ? address : prefix + address.replace(/^\/(?=$|[?#])/, '');
}

/**
 * Returns the address for the language switch. The address `/` alone opens in the language that the visitor
 * chose last, so the address of the French home page states the language: '/?lang=fr'.
 */
export function chosenAddress(address: string): string {
  return /^\/(?=$|\?)/.test(address) ? `${address}${address === '/' ? '?' : '&'}lang=${defaultLocale}` : address;
}

/**
 * Returns the address of a path that somebody wrote in a text of this language. A path that names its
 * language already, because it was copied from the address bar, keeps it.
 */
export function writtenIn(locale: Locale, address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return localeOf(path) === defaultLocale ? localized(locale, address) : address;
}

/** Removes the language from an address: '/en/offres' → '/offres'. */
export function unlocalized(pathname: string): string {
  return pathname.slice(languages[localeOf(pathname)].prefix.length) || '/';
}

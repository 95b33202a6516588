/** The product's languages. A language more is a name here; the compiler then asks for its words. */
export const locales = ['fr', 'en'] as const;
export type Locale = (typeof locales)[number];

type Language = {
  /** The start of every address in the language; the default language has none. */
  readonly prefix: '' | `/${string}`;
  /** The language for `Intl`. */
  readonly intl: string;
};

export const languages = {
  fr: { prefix: '', intl: 'fr' },
  en: { prefix: '/en', intl: 'en-GB' }, // British: «1 December 2026»
} as const satisfies Readonly<Record<Locale, Language>>;

/** The language without a prefix, and of everybody who asks for none that the site speaks. */
export const defaultLocale = 'fr' satisfies Locale;

export const localeCookie = 'i18n_redirected';

/** The language of that name; null for another text. */
export function localeNamed(name: string | null | undefined): Locale | null {
  return locales.find((locale) => locale === name) ?? null;
}

/** A value for each language. */
export function inEachLocale<T>(valueOf: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return { fr: valueOf('fr'), en: valueOf('en') };
}

/** With a third language the switch of language becomes a list. */
const switches: Readonly<Record<Locale, Locale>> = { fr: 'en', en: 'fr' };

/** The language that a switch of language leads to. */
export function otherLocale(locale: Locale): Locale {
  return switches[locale];
}

/** The language of an address: what lies below no prefix is French. */
export function localeOf(pathname: string): Locale {
  for (const locale of locales) {
    const { prefix } = languages[locale];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`))) return locale;
  }
  return defaultLocale;
}

/**
 * The address of a screen in a language: ('en', '/offres?sort=1') → '/en/offres?sort=1', ('en', '/') → '/en'.
 */
export function localized(locale: Locale, address: string): string {
  const { prefix } = languages[locale];
  return prefix === '' ? address : prefix + address.replace(/^\/(?=$|[?#])/, '');
}

/**
 * The address for a switch of language. The root without a language goes by the visitor's last choice, so the
 * root in French says that French is chosen: '/?lang=fr'.
 */
export function chosenAddress(address: string): string {
  return /^\/(?=$|\?)/.test(address) ? `${address}${address === '/' ? '?' : '&'}lang=${defaultLocale}` : address;
}

/** The same address without its language: '/en/offres' → '/offres'. */
export function unlocalized(pathname: string): string {
  return pathname.slice(languages[localeOf(pathname)].prefix.length) || '/';
}

import { useLocale } from 'use-intl';
import { formats } from '#words/formats.ts';
import { languages, type Locale, locales } from '#words/locale.ts';

/** Language of the page. The office has no router, so the words around the page tell it. */
export function useOfficeLocale(): Locale {
  const tag = useLocale();
  return locales.find((locale) => languages[locale].intl === tag) ?? 'fr';
}

/** Formats of the page's language. */
export const useOfficeFormats = () => formats[useOfficeLocale()];

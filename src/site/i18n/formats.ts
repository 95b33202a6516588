import { createFormatter } from 'use-intl/core';
import { type Locale, useLocale } from './locale.ts';

/** Dates are those of Paris, where the offers are published. */
export const timeZone = 'Europe/Paris';

const formats = {
  fr: createFormatter({ locale: 'fr', timeZone }),
  en: createFormatter({ locale: 'en', timeZone }),
} satisfies Record<Locale, unknown>;

/**
 * Numbers, dates and lists in the language of the page. Unlike use-intl's own hook, which starts anew for every page rendered,
 * it keeps its Intl objects: making one takes as long as formatting a hundred numbers.
 */
export function useFormats() {
  return formats[useLocale()];
}

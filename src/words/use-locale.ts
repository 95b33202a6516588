import { useLocation } from 'react-router';
import { type Locale, localeOf } from './locale.ts';

/** The language of the page being shown. */
export function useLocale(): Locale {
  return localeOf(useLocation().pathname);
}

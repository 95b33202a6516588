import { type Locale, localized } from '#words/locale.ts';

export const importAddress = (locale: Locale, id: number, rest = ''): string =>
  localized(locale, `/bureau/imports/${id}${rest}`);

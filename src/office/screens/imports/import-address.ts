import { type Locale, localized } from '#words/locale.ts';

export const importAddress = (locale: Locale, id: number, rest = ''): string =>
  localized(locale, `/bureau/imports/${id}${rest}`);

/** Number in an address; 0, which no run has, for anything else. */
export const runIdOf = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

import { type Locale, localized } from '#words/locale.ts';

export const offerAddress = (locale: Locale, id: number, rest = ''): string =>
  localized(locale, `/bureau/offres/${id}${rest}`);

export const correctionAddress = (locale: Locale, id: number, field: string): string =>
  offerAddress(locale, id, `/corriger?champ=${field}`);

/** Number in an address; 0, which no offer has, for anything else. */
export const offerIdOf = (text: string | undefined): number => (/^\d{1,10}$/.test(text ?? '') ? Number(text) : 0);

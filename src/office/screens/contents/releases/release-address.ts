import { type Locale, localized } from '#words/locale.ts';

/** Address of the list of releases, or of a release, or of its preview. */
export const releaseAddress = (locale: Locale, id: number | null = null, page: '' | '/apercu' = ''): string =>
  localized(locale, id === null ? '/bureau/lots' : `/bureau/lots/${id}${page}`);

/** Reads the number of a release in an address; 0, which no release has, for any other text. */
export const releaseNumber = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0);

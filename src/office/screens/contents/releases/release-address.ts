import { type Locale, localized } from '#words/locale.ts';

/** Address of the list of releases, or of a release, or of its preview. */
export const releaseAddress = (locale: Locale, id: number | null = null, page: '' | '/apercu' = ''): string =>
  localized(locale, id === null ? '/bureau/lots' : `/bureau/lots/${id}${page}`);

import type { Locale } from '#words/locale.ts';

/** Pixels, as those who show links ask for it. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const picturesFolder = '/apercu';

/** What the home page and every page without a picture of its own are shown by. */
const ofSite = '/site';

/** Where the picture of a page is: ('en', '/offres/12') → '/apercu/offres/12.png?lang=en'. */
export function pictureAddress(locale: Locale, path: string): string {
  return `${picturesFolder}${path === '/' ? ofSite : path}.png?lang=${locale}`;
}

/** The page that a picture's address, without its folder, is about; null for an address that is none. */
export function picturedPath(address: string): string | null {
  const path = /^(.*[^/])\.png$/.exec(address)?.[1];
  if (path === undefined) return null;
  return path === ofSite ? '/' : path;
}

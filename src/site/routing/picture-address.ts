import type { Locale } from '#words/locale.ts';

/** Size in pixels of the picture that services show with a link. */
export const pictureSize = { width: 1200, height: 630 } as const;

export const picturesFolder = '/apercu';

/** Picture of the home page, and of every page that has no picture. */
const ofSite = '/site';

/** Returns the address of a page's picture: ('en', '/offres/12') → '/apercu/offres/12.png?lang=en'. */
export function pictureAddress(locale: Locale, path: string): string {
  return `${picturesFolder}${path === '/' ? ofSite : path}.png?lang=${locale}`;
}

/** Returns the path of the page that a picture's address names; null if the address names no picture. */
export function picturedPath(address: string): string | null {
  const path = /^(.*[^/])\.png$/.exec(address)?.[1];
  if (path === undefined) return null;
  return path === ofSite ? '/' : path;
}

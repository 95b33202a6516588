import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

/** Returns the preloads of the two typefaces, for the root's `links`. */
export function fontLinks() {
  return [bricolage, inter].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }));
}

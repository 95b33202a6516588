import type { Locale } from '#words/locale.ts';
import type { Described } from './json-ld.ts';

const name = 'Mon Volontariat International';

/** The publisher of the site. */
export const publisher = (origin: string): Described => ({
  '@type': 'Organization',
  name,
  url: origin,
  logo: `${origin}/icon-512.png`,
});

/** The site and its search, for the home page. */
export function describeSite(
  origin: string,
  locale: Locale,
  { home, search }: { home: string; search: string },
): Described {
  return {
    '@type': 'WebSite',
    name,
    url: origin + home,
    inLanguage: locale,
    publisher: publisher(origin),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${search}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

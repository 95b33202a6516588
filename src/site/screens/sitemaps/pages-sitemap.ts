import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/pages-sitemap.ts';
import { sitemap, xml } from './sitemap.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: [] } });

const pages = [
  '/',
  '/offres',
  '/offres/recherche',
  '/offres/carte',
  '/entreprises',
  '/news',
  '/faq',
  '/destinations',
  '/temoignages',
  '/nous-ecrire',
  '/confidentialite',
] as const;

/** `/plans/pages.xml`: the screens at which visitors usually arrive. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(requestContext);
  return xml(sitemap(pages.map((page) => ({ address: (locale) => new URL(addressOf(locale, page), publicUrl).href }))));
}

import { listedCompanies } from '#board/companies/listed-companies.ts';
import { countListed } from '#board/offers/listed-offers.ts';
import { requestContext } from '#site/request/context.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/index-of-sitemaps.ts';
import { pagesOfMap, sitemapIndex, xml } from './sitemap.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: ['offers', 'reference'] } });

/** `/sitemap.xml`: the list of sitemaps, first the sitemap of pages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl } = context.get(requestContext);
  const [offers, companies] = await Promise.all([countListed(board), listedCompanies(board)]);
  const maps = [...mapsOf('offres', offers), ...mapsOf('entreprises', companies.length)];
  return xml(
    sitemapIndex(['/plans/pages.xml', '/plans/contenu.xml', ...maps].map((path) => new URL(path, publicUrl).href)),
  );
}

function mapsOf(kind: 'offres' | 'entreprises', pages: number): string[] {
  return Array.from({ length: Math.ceil(pages / pagesOfMap) }, (_, index) => `/plans/${kind}/${index + 1}.xml`);
}

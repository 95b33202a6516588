import { countListed } from '#board/offers/listed-offers.ts';
import { partsContext } from '../context.ts';
import type { ScreenHandle } from '../shell/screen-handle.ts';
import type { Route } from './+types/index-of-sitemaps.ts';
import { offersOfMap, sitemapIndex, xml } from './sitemap.ts';

export const handle: ScreenHandle = { cache: { seconds: 600, about: ['offers', 'reference'] } };

/** `/sitemap.xml`: the sitemaps, that of the pages first. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl } = context.get(partsContext);
  const count = Math.ceil((await countListed(board)) / offersOfMap);
  const maps = Array.from({ length: count }, (_, index) => `/plans/offres/${index + 1}.xml`);
  return xml(sitemapIndex(['/plans/pages.xml', ...maps].map((path) => new URL(path, publicUrl).href)));
}

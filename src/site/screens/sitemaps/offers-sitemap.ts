import { data } from 'react-router';
import { listedOffers } from '#board/offers/listed-offers.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/offers-sitemap.ts';
import { fileNumber, pagesOfMap, sitemap, xml } from './sitemap.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: ['offers', 'reference'] } });

/** `/plans/offres/{number}.xml`: open offers, in the order of their ids. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl } = context.get(requestContext);
  const number = fileNumber(params.part);
  const offers = number === 0 ? [] : await listedOffers(board, { from: (number - 1) * pagesOfMap, most: pagesOfMap });
  if (offers.length === 0) throw data(null, { status: 404 });
  return xml(
    sitemap(
      offers.map(({ id, changedAt }) => ({
        address: (locale) => new URL(addressOf(locale, '/offres/:id', { id: String(id) }), publicUrl).href,
        changedAt,
      })),
    ),
  );
}

import { data } from 'react-router';
import { listedCompanies } from '#board/companies/listed-companies.ts';
import { requestContext } from '#site/request/context.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import type { Route } from './+types/companies-sitemap.ts';
import { fileNumber, pagesOfMap, sitemap, xml } from './sitemap.ts';

export const handle = defineScreen({ hydrate: true, cache: { seconds: 600, about: ['offers', 'reference'] } });

/** `/plans/entreprises/{number}.xml`: companies that recruit, in the order of their ids. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { board, publicUrl } = context.get(requestContext);
  const number = fileNumber(params.part);
  const from = (number - 1) * pagesOfMap;
  const companies = number === 0 ? [] : (await listedCompanies(board)).slice(from, from + pagesOfMap);
  if (companies.length === 0) throw data(null, { status: 404 });
  return xml(
    sitemap(
      companies.map(({ id, changedAt }) => ({
        address: (locale) => new URL(addressOf(locale, '/entreprises/:id', { id: String(id) }), publicUrl).href,
        changedAt,
      })),
    ),
  );
}

import { data, type LoaderFunctionArgs } from 'react-router';
import { countFacets } from '#search/asking/count-facets.ts';
import { criterionOf, facetNames } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';
import { presentFilter } from '#site/parts/search/present-filters.ts';
import { searchCache } from '#site/parts/search/search-cache.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  cache: searchCache,
  limit: { name: 'filters', max: 300, counts: 'requests' },
});

/** `/offres/filtres/villes?query=…`: the options of a group that somebody opens in the form, as JSON. */
export async function loader({ context, params, url }: LoaderFunctionArgs): Promise<Response> {
  const name = facetNames.find((one) => criterionOf(one).parameters[0] === params['parameter']);
  if (name === undefined) throw data(null, { status: 404 });
  const { board } = context.get(requestContext);
  const [reference, locale] = [await board.reference(), localeOf(url.pathname)];
  const asked = { ...readCriteria(url.searchParams, reference), page: 1 };
  const { facets, criteria } = await countFacets(board, asked, [name], locale);
  return Response.json(presentFilter(name, { criteria, facets, reference, locale }));
}

import { data, type LoaderFunctionArgs } from 'react-router';
import { countFacets } from '#search/asking/count-facets.ts';
import { criterionOf, facetNames } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { localeOf } from '#words/locale.ts';
import { requestContext } from '#site/request/context.ts';

/**
 * Returns the options of one group with their counts, for the search in the address. The path names the group
 * by its parameter.
 * @throws a 404 if no group has this parameter
 */
export async function countGroup({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>) {
  const name = facetNames.find((one) => criterionOf(one).parameters[0] === params['parameter']);
  if (name === undefined) throw data(null, { status: 404 });
  const { board } = context.get(requestContext);
  const [reference, locale] = [await board.reference(), localeOf(url.pathname)];
  const asked = { ...readCriteria(url.searchParams, reference), page: 1 };
  const { total, facets, criteria } = await countFacets(board, asked, [name], locale);
  return { name, total, asked: { criteria, facets, reference, locale } };
}

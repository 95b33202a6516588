import type { LoaderFunctionArgs } from 'react-router';
import { presentFilter } from '#site/parts/search/present-filters.ts';
import { searchCache } from '#site/parts/search/search-cache.ts';
import { defineScreen } from '#site/routing/screen-handle.ts';
import { countGroup } from './count-group.ts';

export const handle = defineScreen({
  hydrate: true,
  robots: 'noindex',
  cache: searchCache,
  limit: { name: 'filters', max: 300, counts: 'requests' },
});

/**
 * `/offres/filtres/villes?query=…`: the options of a group as JSON, requested when a visitor opens the group
 * in the form.
 */
export async function loader(given: LoaderFunctionArgs): Promise<Response> {
  const { name, asked } = await countGroup(given);
  return Response.json(presentFilter(name, asked));
}

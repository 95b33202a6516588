import type { AskedSearch } from '#board/context/asked-searches.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import type { SearchContext } from '#search/asking/search-context.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';

/** Returns the function that counts the offers of a search by its address. */
export const countResults =
  (context: SearchContext) =>
  async ({ query, locale }: AskedSearch): Promise<number> => {
    const criteria = readCriteria(new URLSearchParams(query), await context.reference());
    const search = await prepareSearch(context, criteria, locale);
    return (await search.ask({ facets: [], skip: 0, limit: 0 })).total;
  };

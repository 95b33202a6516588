import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import { chosenOf } from '#search/criteria/change-criteria.ts';
import { withHolders } from '#search/criteria/country-needs-continent.ts';
import { criterionNames, type OfferCriteria } from '#search/criteria/criteria.ts';
import { type PreparedSearch, prepareSearch } from '#search/asking/prepare-search.ts';

type Window = { readonly skip: number; readonly limit: number; readonly locale: Locale };

/**
 * Returns the ids of a page of the open offers that meet all criteria, in the requested order, and the total
 * number. In searches of programs a text narrows the chosen criteria and never replaces them («Madrid» with
 * Germany chosen finds nothing). A country chosen without its zone, or a city without its country, finds its
 * own offers.
 */
export async function findIds(
  board: Board,
  criteria: OfferCriteria,
  { skip, limit, locale }: Window,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const held = { ...criteria, ...withHolders(criteria, await board.reference()) };
  const search = narrowed(await prepareSearch(board, held, locale), held);
  const { total, ids } = await search.ask({ facets: [], skip, limit });
  return { total, ids: ids.slice(0, Math.max(0, total - skip)) };
}

/**
 * Limits the search to offers that meet the chosen criteria. This is needed if words of the query have
 * replaced a chosen criterion.
 */
function narrowed(search: PreparedSearch, criteria: OfferCriteria): PreparedSearch {
  const { criteria: settled } = search.reading;
  const isKept = criterionNames.every(
    (name) =>
      name === 'query' ||
      chosenOf(name, criteria).length === 0 ||
      String(chosenOf(name, criteria)) === String(chosenOf(name, settled)),
  );
  if (isKept) return search;
  return search.within({ ...criteria, query: '' });
}

import type { Board } from '#board/context/board.ts';
import { noCriteria } from '#search/criteria/criteria.ts';
import { prepareSearch } from '#search/asking/prepare-search.ts';
import type { Locale } from '#words/locale.ts';

type Trade = { readonly title: string; readonly profession: string | null };

/**
 * Returns the open offers of a trade, most relevant first. `main` has the offers with all words of the title
 * and profession; offers with only some of the words follow. Searches the index once.
 */
export async function offersOfTrade(
  board: Board,
  trade: Trade,
  { locale, limit }: { readonly locale: Locale; readonly limit: number },
): Promise<{ readonly main: number; readonly ids: readonly number[] }> {
  const search = await prepareSearch(board, { ...noCriteria, query: wordsOf(trade) }, locale);
  const { criteria, text } = search.reading;
  if (text === null) return { main: 0, ids: [] };
  // Searches only the text, because a place or company in the title must not narrow the search.
  const asked = search.with({ ...noCriteria, query: criteria.query });
  const { total, ids } = await asked.ask({ facets: [], skip: 0, limit });
  return { main: Math.min(total, ids.length), ids };
}

/**
 * Removes characters that a search reads as operators. Otherwise the dash in «Field Engineer - Lyon» would
 * exclude a city.
 */
function wordsOf({ title, profession }: Trade): string {
  return [title, profession ?? '']
    .join(' ')
    .trim()
    .replace(/["«»“”]|(?<=\s)-/gu, ' ');
}

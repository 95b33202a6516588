import type { LoaderFunctionArgs } from 'react-router';
import { boardContext } from '#site/context.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import type { Board } from '#board/board.ts';
import { lacksContinent } from '#board/offers/search/country-needs-continent.ts';
import type { OfferCriteria } from '#board/offers/search/criteria.ts';
import { readCriteria } from '#board/offers/search/read-criteria.ts';
import { presentSearch } from './present-search.ts';
import { shareResults } from './share-results.ts';

/** What the search screen shows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const board = context.get(boardContext);
  const reference = await board.reference();
  const criteria = readCriteria(url.searchParams, reference);
  const found = await presenterOf(board)({
    criteria,
    locale: localeOf(url.pathname),
    changes: board.changes.count('offers'),
  });
  return { ...found, lacksContinent: lacksContinent(url.searchParams, reference) };
}

/** The changes are asked along: an answer is no longer shared once the offers are others. */
type Asked = { readonly criteria: OfferCriteria; readonly locale: Locale; readonly changes: number };
type Presenter = (asked: Asked) => ReturnType<typeof presentSearch>;

const presenters = new WeakMap<Board, Presenter>();

/** Searches of a board, presented; nothing in them is personal, so they are shared. */
function presenterOf(board: Board): Presenter {
  const present = async (asked: Asked) => presentSearch(board, { ...asked, reference: await board.reference() });
  const presenter = presenters.get(board) ?? shareResults(present);
  presenters.set(board, presenter);
  return presenter;
}

import { LRUCache } from 'lru-cache';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { requestContext } from '#site/request/context.ts';
import { type Locale, localeOf } from '#words/locale.ts';
import type { Board } from '#board/context/board.ts';
import { lacksContinent } from '#search/criteria/country-needs-continent.ts';
import type { OfferCriteria } from '#search/criteria/criteria.ts';
import { readCriteria } from '#search/criteria/read-criteria.ts';
import { noteSearchSeen } from '#board/saved-searches/announced-after.ts';
import { savedAs } from '#board/saved-searches/save-search.ts';
import { markOffers } from '#site/parts/favourites/mark-offers.ts';
import { presentSearch } from './present-search.ts';

/** What the search screen shows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { board } = context.get(requestContext);
  const reference = await board.reference();
  const criteria = readCriteria(url.searchParams, reference);
  const found = await presenterOf(board)({
    criteria,
    locale: localeOf(url.pathname),
    changes: board.changes.count('offers'),
  });
  if (found.settled !== null) throw redirect(url.pathname + found.settled, 302);
  const { viewer } = context.get(requestContext);
  const [offers, saved] = await Promise.all([
    markOffers(board, viewer, found.offers),
    savedAs(board, viewer, found.own.slice(1)),
  ]);
  if (saved !== null) await noteSearchSeen(board, viewer, saved);
  const { offersPublicKey: publicKey } = context.get(requestContext);
  return { ...found, offers, saved, lacksContinent: lacksContinent(url.searchParams, reference), publicKey };
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

// What an offer's publication or end may come late; a page from the cache is up to a minute old.
const milliseconds = 5000;

/**
 * The same question (by its JSON) asked again within five seconds is answered once. For what is the same to
 * every viewer: half of the cost of a search page is its search. Askers of the same instant share one run; a
 * run that failed is not kept.
 */
export function shareResults<Q, R>(run: (question: Q) => Promise<R>, now: () => number = Date.now) {
  // Stale is what is older than its time, not what is as old.
  const kept = new LRUCache<string, Promise<R>>({ max: 40, ttl: milliseconds - 1, ttlResolution: 0, perf: { now } });
  return (question: Q): Promise<R> => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known) return known;
    const result = run(question);
    kept.set(key, result);
    result.catch(() => kept.delete(key));
    return result;
  };
}

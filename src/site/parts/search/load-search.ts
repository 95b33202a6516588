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

/** Data of the search screen. */
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

/** `changes` is part of the key, so that results are no longer shared once the offers change. */
type Asked = { readonly criteria: OfferCriteria; readonly locale: Locale; readonly changes: number };
type Presenter = (asked: Asked) => ReturnType<typeof presentSearch>;

const presenters = new WeakMap<Board, Presenter>();

/** Presents searches. The result contains nothing personal, so it is shared. */
function presenterOf(board: Board): Presenter {
  const present = async (asked: Asked) => presentSearch(board, { ...asked, reference: await board.reference() });
  const presenter = presenters.get(board) ?? shareResults(present);
  presenters.set(board, presenter);
  return presenter;
}

// Maximum delay in milliseconds before a publication or the end of an offer appears; a cached page may even
// be a minute old.
const milliseconds = 5000;

/**
 * Runs equal queries (by their JSON) once within five seconds, for results that are equal for every viewer,
 * because the search is half of the cost of its page. Concurrent callers share one run; failed runs are not
 * cached.
 */
export function shareResults<Q, R>(run: (question: Q) => Promise<R>, now: () => number = Date.now) {
  // One less, because the cache counts an entry as stale after its time, not at it.
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

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
  const { board, publicBoard } = context.get(requestContext);
  const reference = await board.reference();
  const criteria = readCriteria(url.searchParams, reference);
  const hidden = await board.hidden?.();
  const present =
    hidden && hidden.offers.size + hidden.companies.size > 0 ? presenterFor(board) : presenterOf(publicBoard);
  const found = await present({ criteria, locale: localeOf(url.pathname), changes: board.changes.count('offers') });
  if (found.settled !== null) throw redirect(url.pathname + found.settled, 302);
  const { viewer, poorer } = context.get(requestContext);
  if (found.partial) poorer();
  const [offers, saved] = await Promise.all([
    markOffers(board, viewer, found.offers),
    savedAs(board, viewer, found.own.slice(1)),
  ]);
  if (saved !== null) await noteSearchSeen(board, viewer, saved);
  const { offersPublicKey: publicKey } = context.get(requestContext);
  const lacking = lacksContinent(url.searchParams, reference);
  const noted = lacking || hasNotes(found);
  return { ...found, offers, saved, lacksContinent: lacking, publicKey, ...(noted && { noted }) };
}

/** Tells if the page has notes to show, so that other pages need not load their words and components. */
function hasNotes({ corrected, cut, silent, partial, tags, absent, towns, untold, hidden }: Presented): boolean {
  const isHouse = tags.some(({ name, members, group }) => name === 'companies' && (members || group));
  const isReadOtherwise = corrected !== null || cut || silent || towns !== undefined || untold !== undefined;
  return isReadOtherwise || isHouse || absent.length > 0 || hidden !== undefined || partial === true;
}

/**
 * Key of a shared result. It contains the number of changes, because a change of the offers must end the
 * sharing of older results.
 */
type Asked = { readonly criteria: OfferCriteria; readonly locale: Locale; readonly changes: number };
type Presented = Awaited<ReturnType<typeof presentSearch>>;
type Presenter = (asked: Asked) => ReturnType<typeof presentSearch>;

const presenters = new WeakMap<Board, Presenter>();

/** Makes the presenter of searches. Its results contain nothing personal, so visitors share them. */
function presenterOf(board: Board): Presenter {
  const presenter = presenters.get(board) ?? shareResults(presenterFor(board));
  presenters.set(board, presenter);
  return presenter;
}

/** Makes a presenter whose results nobody shares. */
function presenterFor(board: Board): Presenter {
  return async (asked) => presentSearch(board, { ...asked, reference: await board.reference() });
}

// Maximum delay in milliseconds before a new offer appears in results, or an ended offer disappears. A cached
// page may even be a minute old.
const milliseconds = 5000;

/**
 * Runs equal queries (by their JSON) only once within five seconds, because the search takes half of the time
 * of its page. Use it only for results that are the same for every viewer. Concurrent callers share one run;
 * failed runs are not cached.
 */
export function shareResults<Q, R>(run: (question: Q) => Promise<R>, now: () => number = Date.now) {
  // Subtracts one, because the cache considers an entry stale only after its time has passed.
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

import type { AskedSearch, AskedSearches } from '#board/context/asked-searches.ts';
import type { Board } from '#board/context/board.ts';
import { askedText } from './asked-text.ts';
import { addCounts, type CountedSearch, countQuery, type CountResults } from './counted-search.ts';
import { writeSearches } from './write-searches.ts';

/** Limit of texts that wait, and of visitors of a day. Beyond it, searches count without their words. */
const maxWaiting = 2000;
const maxVisitors = 100_000;

type Parts = Pick<Board, 'db' | 'now'>;

/** Counts searches by day and text. A killed process loses what it has counted since its last flush. */
export function countedSearches({ db, now }: Parts, countResults: CountResults): AskedSearches {
  const waiting = new Map<string, CountedSearch>();
  const isNew = firstOfDay(now);
  let last: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    const taken = [...waiting];
    waiting.clear();
    const counted = taken.map(([, one]) => one);
    try {
      await writeSearches(db, counted, countResults);
    } catch (error) {
      for (const [key, one] of taken) waiting.set(key, addCounts(one, waiting.get(key)));
      throw error;
    }
  }

  return {
    count(search, { browser }) {
      const counted = countedIn(waiting, search, now());
      counted.searches += 1;
      if (isNew(`${browser} ${counted.locale} ${counted.text}`)) counted.visitors += 1;
      countQuery(counted, search.query);
    },
    countOpened(search) {
      countedIn(waiting, search, now()).opened += 1;
    },
    flush() {
      const done = last.then(write);
      last = done.catch(() => undefined);
      return done;
    },
  };
}

function countedIn(waiting: Map<string, CountedSearch>, { locale, query }: AskedSearch, at: Date): CountedSearch {
  const day = at.toISOString().slice(0, 10);
  const asked = askedText(new URLSearchParams(query));
  const text = waiting.size < maxWaiting || waiting.has(`${day} ${locale} ${asked}`) ? asked : '';
  const key = `${day} ${locale} ${text}`;
  const known: CountedSearch | undefined = waiting.get(key);
  if (known !== undefined) return known;
  const fresh = { day, locale, text, searches: 0, visitors: 0, opened: 0, queries: new Map<string, number>() };
  waiting.set(key, fresh);
  return fresh;
}

/** Returns the function that tells if a key comes for the first time on its day. */
function firstOfDay(now: () => Date): (key: string) => boolean {
  let today = '';
  const seen = new Set<string>();
  return (key) => {
    const day = now().toISOString().slice(0, 10);
    if (day !== today) seen.clear();
    today = day;
    if (seen.has(key) || seen.size >= maxVisitors) return false;
    seen.add(key);
    return true;
  };
}

import type { Views } from '#board/context/views.ts';
import type { Board } from '#board/context/board.ts';
import { type Visitors, writeVisitors } from './write-visitors.ts';

/**
 * Limit of visitors per address, offer and day. A family or a shared flat reads offers from one address, but
 * a program could invent browsers.
 */
export const maximumVisitorsOfAddress = 5;

/** Days after which the sweep deletes visitor keys. */
export const visitorsKeptFor = 3;

/** Addresses that wait at most. While the database is away, views beyond them are not counted. */
const maxWaiting = 50_000;

/** Addresses that one statement writes at most. */
const batch = 5000;

/**
 * Counts views of offers: once per visitor, offer and UTC day, and at most five visitors per address, even if
 * many processes count. A killed process loses what it has counted since its last flush.
 */
export function countedViews({ db, now }: Pick<Board, 'db' | 'now'>): Views {
  const waiting = new Map<string, Visitors>();
  let last: Promise<unknown> = Promise.resolve();

  function keep({ day, offerId, address, browsers }: Visitors): void {
    const key = `${day} ${offerId} ${address}`;
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= maxWaiting) return;
    const all = new Set([...(known?.browsers ?? []), ...browsers]);
    waiting.set(key, { day, offerId, address, browsers: [...all].slice(0, maximumVisitorsOfAddress) });
  }

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const taken = [...waiting].slice(0, batch);
      for (const [key] of taken) waiting.delete(key);
      const visitors = taken.map(([, one]) => one);
      try {
        await writeVisitors(db, visitors, { now: now(), most: maximumVisitorsOfAddress });
      } catch (error) {
        for (const one of visitors) keep(one);
        throw error;
      }
    }
  }

  return {
    count: ({ offerId, visitor: { address, browser } }) =>
      keep({ day: now().toISOString().slice(0, 10), offerId, address, browsers: [browser] }),
    waiting: () => waiting.size,
    flush: () => {
      const done = last.then(write);
      last = done.catch(() => undefined);
      return done;
    },
  };
}

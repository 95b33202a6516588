import { setTimeout as wait } from 'node:timers/promises';
import { offerRow } from '#board/operators/testing/offer-rows.ts';

/** Requests that run while databases come and go. */
export type OutageLoad = {
  /** Starts to count an outage. */
  mark(): void;
  /** Milliseconds from the mark until no page and no publication failed any more. */
  sinceMark(): { readonly reads: number; readonly writes: number; readonly failed: number };
  /** Waits until an offer that was sent after this call is confirmed. */
  written(): Promise<void>;
  end(): Promise<{ readonly pages: number; readonly confirmed: readonly string[] }>;
};

const paths = [
  '/',
  '/offres/recherche',
  '/en/offres/recherche?query=data',
  '/entreprises',
  '/faq',
  '/api/v1/offers',
  '/destinations',
];

// A page that takes longer counts as failed.
const patience = 5000;

/**
 * Reads pages and publishes offers until `end`. An offer that was not confirmed is sent again, under its
 * name.
 */
export function startOutageLoad({ origin, key }: { readonly origin: string; readonly key: string }): OutageLoad {
  const over = new AbortController();
  const confirmed: string[] = [];
  let [pages, marked, failed, lastRead, lastWrite] = [0, Date.now(), 0, 0, 0];
  const ask = async (path: string, init?: RequestInit): Promise<string | null> => {
    try {
      const answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(patience) });
      const text = await answer.text();
      return answer.ok ? text : null;
    } catch {
      return null;
    }
  };
  const read = async (): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      // Every other question is new, so that no page in memory answers it.
      const text = await ask(at % 2 === 0 ? path : `${path}${path.includes('?') ? '+' : '?query='}${at}`);
      if (text !== null) pages += 1;
      else [failed, lastRead] = [failed + 1, Date.now()];
      await wait(20);
    }
  };
  const write = async (): Promise<void> => {
    for (let at = 0; !over.signal.aborted; await wait(100)) {
      const externalId = `drill-${at}`;
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ offers: [offerRow(externalId, { contact })] });
      const text = await ask('/api/v1/offers:batch', { method: 'POST', headers, body });
      if (text !== null && /"(created|updated|unchanged)"/.test(text)) {
        confirmed.push(externalId);
        at += 1;
      } else [failed, lastWrite] = [failed + 1, Date.now()];
    }
  };
  const working = [write(), read(), read(), read()];
  return {
    mark: () => {
      [marked, failed, lastRead, lastWrite] = [Date.now(), 0, 0, 0];
    },
    sinceMark: () => ({ reads: Math.max(0, lastRead - marked), writes: Math.max(0, lastWrite - marked), failed }),
    written: async () => {
      // The publication that runs now may have been answered before.
      for (const until = confirmed.length + 2; confirmed.length < until;) await wait(20);
    },
    end: async () => {
      over.abort();
      await Promise.all(working);
      return { pages, confirmed };
    },
  };
}

const contact = { email: 'recrutement@example.org' };

import { setTimeout as wait } from 'node:timers/promises';
import { minute } from '#durations.ts';
import { askSite } from './ask-site.ts';
import { apply, type Attempt, publish, type Site, upload } from './forms.ts';
import { Told } from './told.ts';

/** Requests that run while processes and databases come and go. */
export type Load = {
  readonly told: Told;
  /** Waits until forms and batches that were sent after this call are confirmed. */
  written(): Promise<void>;
  end(): Promise<void>;
};

const paths = ['/offres/recherche', '/en/offres/recherche?query=data', '/entreprises', '/faq', '/', '/api/v1/offers'];

// What is not confirmed for so long is given up: the drill then fails, and ends.
const longest = 2 * minute;

/** Reads pages, sends applications with documents, replaces documents and publishes offers until `end`. */
export function startLoad(site: Site): Load {
  const told = new Told();
  const over = new AbortController();
  const confirmed = [0, 0, 0];
  const read = async () => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      // Such a visitor passes the cache in front, and every other question is new to the processes.
      const own = turn % 2 === 0 ? path : `${path}${path.includes('?') ? '+' : '?query='}${turn}`;
      const answer = await askSite(`${site.origin}${own}`, { headers: { cookie: 'consent=served' } });
      told.readPage(answer?.status === 200 || answer?.status === 302);
      if (answer?.status === 500) told.problems.add(`${own}: 500`);
      await wait(20);
    }
  };
  const write = async (attempt: Attempt, at: number, pause: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const until = Date.now() + longest;
      while (!(await attempt(site, told, turn))) {
        told.fail();
        if (Date.now() > until)
          throw new Error(`nothing was confirmed for ${longest} ms: ${[...told.problems].join()}`);
        await wait(50);
      }
      confirmed[at] = (confirmed[at] ?? 0) + 1;
      await wait(pause);
    }
  };
  // A key has 600 requests a minute.
  const working = Promise.all([
    read(),
    read(),
    read(),
    write(apply, 0, 100),
    write(upload, 1, 200),
    write(publish, 2, 150),
  ]);
  working.catch(() => over.abort());
  return {
    told,
    written: async () => {
      // The form that is sent now may have been taken before.
      const wanted = confirmed.map((count) => count + 2);
      while (!over.signal.aborted && confirmed.some((count, at) => count < (wanted[at] ?? 0))) await wait(20);
      if (over.signal.aborted) await working;
    },
    end: async () => {
      over.abort();
      await working;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { offerRow } from '#board/operators/testing/offer-rows.ts';

/** Requests that ran while processes came and went. */
export type Load = {
  /** Ends the load. Call it once. */
  end(): Promise<Outcome>;
};

type Outcome = {
  readonly pages: number;
  /** External ids of the offers whose publication a process confirmed. */
  readonly confirmed: readonly string[];
  /** One line for each request that no process answered as it should. */
  readonly failures: readonly string[];
};

type Options = {
  /** Processes that the proxy would use now. A request goes to each in turn. */
  readonly origins: () => readonly string[];
  /** Key of the scope `offers:write`. */
  readonly key: string;
  readonly readers: number;
};

const paths = ['/', '/offres/recherche', '/en/offres/recherche?query=data', '/entreprises', '/faq', '/api/v1/offers'];

/**
 * Reads pages and publishes offers until `end`. Like a proxy, it sends a request to another process if the
 * first refuses the connection; a request that a process has taken is never sent again.
 */
export function startLoad({ origins, key, readers }: Options): Load {
  const over = new AbortController();
  let turn = 0;
  const outcome = { pages: 0, confirmed: new Array<string>(), failures: new Array<string>() };
  const ask = async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    for (let tries = 0; tries < 5; tries += 1) {
      const targets = origins();
      const origin = targets[(turn += 1) % targets.length] ?? '';
      try {
        return await fetch(`${origin}${path}`, init);
      } catch (error) {
        if (!isRefusal(error)) outcome.failures.push(`${path}: ${String(error)} ${String(causeOf(error))}`);
        if (!isRefusal(error)) return undefined;
        await wait(20);
      }
    }
    outcome.failures.push(`${path}: no process took it`);
    return undefined;
  };
  const read = async (): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const path = paths[at % paths.length] ?? '/';
      const answer = await ask(path);
      if (answer === undefined) continue;
      await answer.arrayBuffer();
      outcome.pages += 1;
      if (answer.status !== 200) outcome.failures.push(`${path}: ${answer.status}`);
    }
  };
  const write = async (): Promise<void> => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const row = offerRow(`load-${at}`, { contact });
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ offers: [row] });
      const answer = await ask('/api/v1/offers:batch', { method: 'POST', headers, body });
      const text = await answer?.text();
      if (text?.includes('"created"')) outcome.confirmed.push(row.externalId);
      else if (answer) outcome.failures.push(`offers:batch: ${answer.status} ${text?.slice(0, 200)}`);
      await wait(100); // Stays below the limit of 600 requests a minute of a key.
    }
  };
  const working = [write(), ...Array.from({ length: readers }, read)];
  return {
    end: async () => {
      over.abort();
      await Promise.all(working);
      return outcome;
    },
  };
}

const contact = { email: 'recrutement@example.org' };

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/** Tells if the process did not take the request, so that another may get it. */
function isRefusal(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

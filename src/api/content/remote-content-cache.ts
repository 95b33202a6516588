import { boundedFetch, type ContentFetch } from '#content/port/bounded-fetch.ts';
import type { Circuit } from '#content/port/circuit.ts';
import type { CallContent, ContentCall, ContentFound } from '#content/port/content-call.ts';
import { ContentUnavailable, ContentRefused } from '#content/port/content-errors.ts';
import { readFound } from '#content/port/read-found.ts';

type Elsewhere = {
  /** Address of the API, such as https://example.org/api/content. */
  readonly url: string;
  readonly fetch: ContentFetch;
  /** Limit of milliseconds, after which the content system is called instead. */
  readonly patience?: number;
  readonly circuit: Circuit;
};

/** An external content cache API, as the site calls it (specification §7). */
export function remoteContentCache({ url, fetch, patience = 1000, circuit }: Elsewhere): CallContent {
  const base = url.replace(/\/+$/, '');
  const get = boundedFetch(fetch);
  const ask = async (call: ContentCall): Promise<ContentFound> => {
    const { path, parameters } = addressOf(call);
    const query = new URLSearchParams({ ...parameters, options: JSON.stringify(call.options) });
    const answer = await get(`${base}/${path}?${query}`, { signal: AbortSignal.timeout(patience) });
    const body: unknown = await answer.json();
    if (answer.status === 400) throw new ContentRefused('the content cache refuses the question');
    const isOne = call.kind === 'single' || call.kind === 'uid';
    if (answer.status === 404 && isOne) return onlyOf([]);
    if (!answer.ok) throw new Error(`the content cache answers ${answer.status}`);
    return isOne ? onlyOf([body]) : readFound(body);
  };
  return async (call) => {
    try {
      return await circuit.run(() => ask(call));
    } catch (cause) {
      if (cause instanceof ContentRefused) throw cause;
      throw new ContentUnavailable('the content cache does not answer as it should', { cause });
    }
  };
}

function addressOf(call: ContentCall): { readonly path: string; readonly parameters: Record<string, string> } {
  switch (call.kind) {
    case 'single':
      return { path: 'GetSingle', parameters: { predicate: call.type } };
    case 'uid':
      return { path: 'GetByUID', parameters: { predicate: call.type, uid: call.uid } };
    case 'ids':
      return { path: 'GetByIDs', parameters: { ids: call.ids.join(',') } };
    case 'query':
      // Leaves the parameter out if there are no predicates, because the API would read an empty list as a
      // predicate.
      return {
        path: 'Query',
        parameters: call.predicates.length > 0 ? { predicate: `[${call.predicates.join('')}]` } : {},
      };
  }
}

const onlyOf = (results: readonly unknown[]): ContentFound =>
  readFound({ page: 1, results_per_page: 1, total_results_size: results.length, total_pages: results.length, results });

import { readUpTo } from '#http/read-up-to.ts';
import { ContentRefused } from './content-errors.ts';

/** Answers a request like `fetch` of the web, over HTTP or inside this process. */
export type ContentFetch = (request: Request) => Promise<Response>;

// Statuses by which a system refuses the query although it is available (RFC 9110, 15.5.14 and 15.5.15; RFC
// 6585, 5).
const tooLong: ReadonlySet<number> = new Set([413, 414, 431]);

type Init = { readonly signal?: AbortSignal; readonly headers?: Record<string, string> };

/** Limit of bytes of an answer; a hundred long documents take one megabyte. */
const maxAnswerBytes = 4 * 2 ** 20;

/**
 * Limits a `fetch`. It ends with its signal, however slowly the answer arrives. It refuses three kinds of
 * answers: endless bodies; redirects, because the token is only for this address; and status 429, after which
 * the client would wait as long as the system asks.
 */
export function boundedFetch(fetch: ContentFetch, longest = maxAnswerBytes) {
  return async (url: string, { signal, headers }: Init = {}): Promise<Response> => {
    const ask = async (): Promise<Response> => {
      const answer = await fetch(new Request(url, { redirect: 'error', headers, ...(signal && { signal }) }));
      const { status } = answer;
      if (status === 429 || status >= 500 || (status >= 300 && status < 400))
        throw new Error(`the content system answers ${status}`);
      if (tooLong.has(status)) throw new ContentRefused(`the content system answers ${status}`);
      const body = await readUpTo(answer, longest);
      return new Response(new Uint8Array(body), { status, headers: { 'content-type': 'application/json' } });
    };
    return signal === undefined ? ask() : Promise.race([ask(), rejectedBy(signal)]);
  };
}

/**
 * Returns a promise that rejects with the signal, because a handler in this process may ignore the signal.
 */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

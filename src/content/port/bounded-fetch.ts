import { readUpTo } from '#http/read-up-to.ts';
import { ContentRefused } from './content-errors.ts';

/** Answers a request like the web's `fetch`, over HTTP or in this process. */
export type ContentFetch = (request: Request) => Promise<Response>;

// RFC 9110, 15.5.14 and 15.5.15; RFC 6585, 5: statuses that blame the query, while the system is available.
const tooLong: ReadonlySet<number> = new Set([413, 414, 431]);

type Init = { readonly signal?: AbortSignal; readonly headers?: Record<string, string> };

/** Limit of bytes: a hundred long documents take one megabyte. */
const maxAnswerBytes = 4 * 2 ** 20;

/**
 * Limits a `fetch`: it ends with its signal, however slowly the answer arrives. It refuses endless bodies,
 * redirects (the token is for this address only), and the status 429, after which the client would wait as
 * long as the system asks.
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

/** Rejects with the signal, because a handler in this process may ignore the signal. */
function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

import type { RequestListener } from 'node:http';
import inject from 'light-my-request';

const emptyStatuses = new Set([204, 205, 304]); // Fetch Standard: statuses with a null body.

/**
 * Calls a request handler of this process with the interface of `fetch`. The site's calls to its own
 * provider have no limits and no proxy, and need no port. No outside request reaches this function.
 */
export function fetchInProcess(handle: RequestListener): typeof fetch {
  return async (input, init) => {
    const { url, method, headers, body, signal } = new Request(input, init);
    const { pathname, search } = new URL(url);
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await inject(handle, {
      method,
      url: pathname + search,
      headers: Object.fromEntries(headers),
      signal,
      ...(body ? { payload: Buffer.concat(await Array.fromAsync(body)) } : {}),
    });
    const fields = new Headers();
    for (const [name, value] of Object.entries(answered))
      for (const one of [value].flat()) if (one !== undefined) fields.append(name, String(one));
    return new Response(emptyStatuses.has(statusCode) ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: fields,
    });
  };
}

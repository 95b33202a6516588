import type { RequestListener } from 'node:http';
import inject from 'light-my-request';

const emptyStatuses = new Set([204, 205, 304]); // Fetch Standard: statuses with a null body.

/**
 * Returns a `fetch` that calls a request handler of this process. The site calls its embedded provider by it,
 * without limits, proxy or port. No request from outside reaches this function.
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

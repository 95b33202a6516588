import type { CustomFetch, CustomFetchOptions } from 'openid-client';
import type { Settings } from './settings.ts';

/**
 * Reaches the provider at its public address, or, when this server is the provider and may not be able to reach itself from outside
 * (a proxy that ends TLS), at its internal one, saying which address was meant.
 */
export function fetchThrough({
  internalUrl,
  publicUrl,
  fetch = globalThis.fetch,
}: Pick<Settings, 'internalUrl' | 'publicUrl' | 'fetch'>): CustomFetch {
  return (address, options) => {
    const url = new URL(address);
    if (!internalUrl || url.origin !== publicUrl.origin) return fetch(url, requestOf(options));
    const request = requestOf(options);
    request.headers.set('x-forwarded-host', publicUrl.host);
    request.headers.set('x-forwarded-proto', publicUrl.protocol.slice(0, -1));
    return fetch(new URL(`${url.pathname}${url.search}`, internalUrl), request);
  };
}

// Of all the bodies its type allows, the library sends forms only.
function requestOf({ body, headers, ...rest }: CustomFetchOptions) {
  return {
    ...rest,
    headers: new Headers(headers),
    body: body instanceof URLSearchParams || typeof body === 'string' ? body : null,
  };
}

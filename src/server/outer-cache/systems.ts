import { second } from '#durations.ts';
import type { OuterCache } from './outer-cache.ts';

type Given = { readonly kind: OuterCache['kind']; readonly url: string; readonly token: string | undefined };

/** Returns the adapter for the configured cache. */
export function outerCacheAt({ kind, url, token = '' }: Given): OuterCache {
  return { kind, purge: async (keys) => purgers[kind](url, token, keys) };
}

type Purge = (url: string, token: string, keys: readonly string[]) => Promise<void>;

const purgers: Record<OuterCache['kind'], Purge> = {
  // deploy/varnish/default.vcl bans what bears a key. The token is checked there, besides the network.
  varnish: async (url, token, keys) => {
    await confirmed(url, { method: 'PURGE', headers: { 'Surrogate-Key': keys.join(' '), 'X-Purge-Token': token } });
  },
  // https://www.fastly.com/documentation/reference/api/purging/: POST /service/<id>/purge
  fastly: async (url, token, keys) => {
    const headers = { 'Surrogate-Key': keys.join(' '), 'Fastly-Key': token, Accept: 'application/json' };
    await confirmed(url, { method: 'POST', headers });
  },
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/: POST /zones/<id>/purge_cache
  cloudflare: async (url, token, keys) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const answer = await confirmed(url, { method: 'POST', headers, body: JSON.stringify({ tags: keys }) });
    const said: unknown = JSON.parse(answer);
    if (typeof said !== 'object' || said === null || !('success' in said) || said.success !== true)
      throw new Error('the cache refused a purge');
  },
};

/** Sends a request and returns the body of the answer. @throws if it does not succeed within two seconds */
async function confirmed(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(2 * second) });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`the cache answered a purge with ${answer.status}`);
  return body;
}

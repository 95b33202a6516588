import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { outerHeaders } from './outer-cache.ts';
import { outerCacheAt } from './systems.ts';

/** A cache that notes what it is asked. */
async function cache(answer: string, status = 200) {
  const asked: object[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await text(request) });
    response.writeHead(status).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { asked, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

const keys = ['mvi-offers', 'mvi-content'];

test('Fastly gets the keys of a service’s pages in one request', async () => {
  const { asked, origin } = await cache('{"1":"2"}');
  await outerCacheAt({ kind: 'fastly', url: `${origin}/service/SU1Z/purge`, token: 'secret' }).purge(keys);
  const headers = { 'surrogate-key': 'mvi-offers mvi-content', 'fastly-key': 'secret', accept: 'application/json' };
  expect(asked).toMatchObject([{ method: 'POST', url: '/service/SU1Z/purge', headers }]);
});

test('Cloudflare gets the tags of a zone’s pages, and must confirm the purge', async () => {
  const { asked, origin } = await cache('{"success":true}');
  const url = `${origin}/client/v4/zones/abc/purge_cache`;
  await outerCacheAt({ kind: 'cloudflare', url, token: 'secret' }).purge(keys);
  const headers = { authorization: 'Bearer secret', 'content-type': 'application/json' };
  expect(asked).toMatchObject([{ method: 'POST', url: '/client/v4/zones/abc/purge_cache', headers }]);
  expect(asked[0]).toMatchObject({ body: JSON.stringify({ tags: keys }) });
  const refusing = await cache('{"success":false}');
  await expect(outerCacheAt({ kind: 'cloudflare', url: refusing.origin, token: 'x' }).purge(keys)).rejects.toThrow(
    'refused',
  );
});

test.each(['varnish', 'fastly', 'cloudflare'] as const)('a refusal of %s is a failure', async (kind) => {
  const { origin } = await cache('{}', 403);
  await expect(outerCacheAt({ kind, url: origin, token: undefined }).purge(keys)).rejects.toThrow('403');
});

test('a page lies outside for a minute at most, and the root, which depends on the visitor, not at all', () => {
  const page = { key: '/offres/recherche', seconds: 3600, about: ['offers', 'content'] } as const;
  expect(outerHeaders('varnish', page)).toEqual({
    'surrogate-key': 'mvi-offers mvi-content',
    'surrogate-control': 'max-age=60',
  });
  expect(outerHeaders('cloudflare', page)).toEqual({
    'cache-tag': 'mvi-offers,mvi-content',
    'cdn-cache-control': 'max-age=60',
  });
  expect(outerHeaders('fastly', { ...page, key: '/' })).toEqual({});
});

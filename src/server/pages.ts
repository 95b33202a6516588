import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAnonymous } from './sharing.ts';
import { encoded } from './compression.ts';
import { cacheKey, type CachedPage, type PageCache, sharedSeconds } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';

/** Answers one request of the site: a React Router handler with its context already given. */
export type Answer = (request: Request, facts: FastifyRequest) => Promise<Response>;

type Pages = { publicUrl: URL; cache: PageCache; knownParameters: ReadonlySet<string>; answer: Answer };

/** Hands a request to the site, or answers a visitor from the cache. */
export function servePages({ publicUrl, cache, knownParameters, answer }: Pages) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const key = isAnonymousGet(request) ? cacheKey(request.url, knownParameters) : null;
    const cached = key === null ? undefined : cache.get(key);
    if (cached) return send(request, reply, cached);
    const response = await answer(await webRequest(request, publicUrl, abortedWith(reply)), request);
    if (key !== null && keeps(response)) {
      const page = await wholePage(response);
      cache.set(key, page, sharedSeconds(response.headers.get('cache-control')));
      return send(request, reply, page);
    }
    return send(request, reply, await wholePage(response), response.headers.getSetCookie());
  };
}

const isAnonymousGet = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && isAnonymous(headers.cookie);

const keeps = (response: Response): boolean =>
  response.status === 200 &&
  response.headers.getSetCookie().length === 0 &&
  sharedSeconds(response.headers.get('cache-control')) > 0;

async function wholePage(response: Response): Promise<CachedPage> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, cookies: string[] = []) {
  const { body, encoding } = await encoded(page, request.headers['accept-encoding']);
  reply.code(page.status).headers(pageHeaders(page, encoding));
  for (const cookie of cookies) reply.header('Set-Cookie', cookie);
  return reply.send(body); // of a HEAD, Fastify keeps the length and drops the rest
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}

/**
 * A web Request for what Fastify received. Its address is built from the public one: behind TLS the router would
 * otherwise refuse every POST whose Origin differs from the request's address.
 */
async function webRequest(request: FastifyRequest, publicUrl: URL, signal: AbortSignal): Promise<Request> {
  // `//evil.example/x` would be read as another host.
  const address = new URL(request.url.replace(/^\/{2,}/, '/'), publicUrl.origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers, signal });
  // Whole, for app.ts has bounded it; a stream that breaks off would reach the actions as an error of theirs.
  const body: Buffer[] = await Array.fromAsync(request.raw);
  return new Request(address, { method, headers, signal, body: Buffer.concat(body) });
}

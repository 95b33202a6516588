import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Compression } from './compression.ts';
import { localeCookieFor, staysAtRoot } from '#server/http/locale.ts';
import { logRequest } from '#server/http/logging.ts';
import type { PageCache } from './page-cache.ts';
import { pageHeaders } from './page-headers.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { liesOutside } from '#server/outer-cache/outer-cache.ts';
import { isAnonymous } from './sharing.ts';

type Parts = {
  cache: PageCache;
  compression: Compression;
  log: FastifyBaseLogger;
  publicUrl: URL;
  nextRequestId: () => string;
};

/** Answers a request if its page is in memory; false if Fastify has to answer. */
export type AnswerFromCache = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers requests for cached pages before Fastify sees them. This reaches 0.9 of the throughput of bare
 * node:http; Fastify's hooks reach 0.6. The answer has everything that the hooks would add, as the tests
 * check.
 */
export function createCachedAnswers({ cache, compression, log, publicUrl, nextRequestId }: Parts): AnswerFromCache {
  const common = Object.entries(securityHeaders(publicUrl)).flat();
  const secure = publicUrl.protocol === 'https:';
  const prepared = new WeakMap<Buffer, readonly string[]>();
  return (request, response) => {
    const page = isPlainVisit(request) ? cache.get(request.url ?? '') : undefined;
    const kept = page && compression.formOf(page, request.headers['accept-encoding']);
    if (!page || !kept) return false;
    const started = performance.now();
    const { body, encoding } = kept;
    const headers = prepared.get(body) ?? [
      ...common,
      ...Object.entries(pageHeaders(page, encoding)).flat(),
      'Content-Length',
      String(body.length),
    ];
    prepared.set(body, headers);
    const id = nextRequestId();
    const cookie = liesOutside(page.headers)
      ? null
      : localeCookieFor(request, { type: page.headers['content-type'], secure });
    response.writeHead(page.status, [...headers, 'X-Request-Id', id, ...(cookie ? ['Set-Cookie', cookie] : [])]);
    response.end(body);
    cache.counts.ahead += 1;
    const { method = 'GET', url = '' } = request;
    logRequest(log, { reqId: id, method, url, status: page.status, ms: performance.now() - started });
    return true;
  };
}

/**
 * Tells if a cached page may answer the request: the request has no body and no session, and the root does
 * not redirect it.
 */
function isPlainVisit(request: IncomingMessage): boolean {
  const { headers, method, url = '' } = request;
  if (method !== 'GET' || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return false;
  if (!isAnonymous(headers.cookie)) return false;
  const isFrontPage = url === '/' || url.startsWith('/?');
  return !isFrontPage || staysAtRoot(url, headers);
}

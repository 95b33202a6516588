import type { FastifyReply } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageCache } from '#server/cache/page-cache.ts';
import { routeOf } from './route-of.ts';
import type { WatchRequests } from './metrics.ts';

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Name of the route of pages that were answered from memory before Fastify. */
const fromMemory = '(page in memory)';

/** Adds numbers of requests. The cache counts its pages itself, because nothing may slow them down. */
export function addRequestMetrics(registry: Registry, cache: Pick<PageCache, 'counts'> | null): WatchRequests {
  const requests = new Counter({
    name: 'mvi_http_requests_total',
    help: 'Answered requests by pattern of the route, method and status.',
    labelNames: ['route', 'method', 'status'],
    registers: [registry],
    collect: () =>
      void (cache && setTo(requests, { route: fromMemory, method: 'GET', status: '200' }, cache.counts.ahead)),
  });
  const durations = new Histogram({
    name: 'mvi_http_request_duration_seconds',
    help: 'Time until a request was answered, by pattern of the route, without pages from memory.',
    labelNames: ['route'],
    buckets,
    registers: [registry],
  });
  if (cache) addCacheMetrics(registry, cache);
  return (app, patternOf) => {
    app.addHook('onResponse', (request, reply, done) => {
      const route = routeOf(request, patternOf);
      const method = methods.has(request.method) ? request.method : 'other';
      requests.inc({ route, method, status: String(reply.statusCode) });
      if (!isStream(reply)) durations.observe({ route }, reply.elapsedTime / 1000);
      done();
    });
  };
}

// Streams of notifications stay open for minutes.
const isStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream');

function addCacheMetrics(registry: Registry, { counts }: Pick<PageCache, 'counts'>): void {
  const answers = new Counter({
    name: 'mvi_page_cache_requests_total',
    help: 'Requests for pages that visitors share: from memory (hit) or rendered anew (miss).',
    labelNames: ['result'],
    registers: [registry],
    collect: () => {
      setTo(answers, { result: 'hit' }, counts.ahead + counts.kept);
      setTo(answers, { result: 'miss' }, counts.rendered);
    },
  });
}

/** Sets a counter to a number that something else counts. */
export function setTo<Label extends string>(
  counter: Counter<Label>,
  labels: Record<Label, string>,
  value: number,
): void {
  counter.remove(labels);
  counter.inc(labels, value);
}

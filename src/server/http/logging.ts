import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Logs a line per request. Queries, bodies, cookies and visitors' addresses are left out, because they
 * identify people.
 */
export function addLogging(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('X-Request-Id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request;
    const trace = traceIds.get(request);
    logRequest(app.log, { reqId: id, method, url, status: reply.statusCode, ms: reply.elapsedTime, trace });
    done();
  });
}

const traceIds = new WeakMap<FastifyRequest, string>();

/** Notes the trace of a request for its line. */
export function noteTrace(request: FastifyRequest, id: string): void {
  traceIds.set(request, id);
}

type Answered = {
  readonly reqId: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  readonly trace?: string | undefined;
};

/** Writes the line of a request. */
export function logRequest(log: FastifyBaseLogger, { reqId, method, url, status, ms, trace }: Answered): void {
  log.info({ reqId, method, path: shownPath(url), status, ms: Math.round(ms), trace }, 'request');
}

// Maximum length of a part of a path in the log. Longer parts are hidden, because a signed link contains an
// access right and a link to a file contains a name. No ordinary address has such a long part.
const maxPartLength = 40;

/** Returns the path of an address in the form that the log may contain. */
export function shownPath(address: string): string {
  const path = pathOf(address);
  // Returns early, because most paths need no change.
  if (path.length <= maxPartLength && !path.includes('@')) return path;
  const parts = path.split('/');
  return parts.map((part) => (part.length > maxPartLength || part.includes('@') ? '…' : part)).join('/');
}

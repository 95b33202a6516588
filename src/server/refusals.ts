import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#database/unavailable.ts';
import { isFromOwnSite } from '#http/same-origin.ts';
import { largestForm } from '#site/documents/read-form.ts';
import { sendProblem } from './problem-page.ts';
import { securityHeaders } from './security-headers.ts';

/** Refuses what no page needs to see: strange addresses, foreign forms, bodies too large or of unknown length, unknown methods. */
export function addRefusals(app: FastifyInstance, publicUrl: URL): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnAddress(request.url)) return sendProblem(request, reply, 404);
    if (!isFromOwnSite(request.method, request.headers, publicUrl.origin)) return sendProblem(request, reply, 403);
    const length = request.headers['content-length'];
    if (Number(length ?? 0) > largestForm) return sendProblem(request, reply, 413);
    if (request.headers['transfer-encoding'] !== undefined) return sendProblem(request, reply, 411);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply.header('Allow', 'GET, HEAD, POST'), 405));
  app.setErrorHandler((error, request, reply) => {
    // A body type that none can be, a form cut short, an upload given up: the client's, and no incident.
    if (isClientError(error) || isCutOff(request)) return sendProblem(request, reply, 400);
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away');
      return sendProblem(request, reply.header('Retry-After', secondsUntilBack), 503);
    }
    request.log.error({ err: error }, 'a request failed');
    return sendProblem(request, reply, 500);
  });
}

/** Addresses that do not even decode (`/%ff`) are refused before any hook runs: this answer sets its headers itself. */
export function refuseBrokenAddress(publicUrl: URL) {
  const headers = securityHeaders(publicUrl);
  return (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void sendProblem(request, reply.headers({ ...headers, 'X-Request-Id': request.id }), 400);
  };
}

/**
 * Whether the address is a path of this site: `//evil.example` and `/\\evil.example` name another host (URL Standard), and so
 * does the form for proxies, `http://evil.example/` (RFC 9112, 3.2.2).
 */
export const isOwnAddress = (address: string): boolean => /^\/(?!\/)[^?\\]*(\?|$)/.test(address);

const secondsUntilBack = 10;

const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function isClientError(error: unknown): boolean {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  );
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '#database/unavailable.ts';
import { pathOf } from '#http/address.ts';
import { isFromOwnSite } from '#http/same-origin.ts';
import { largestForm } from '#site/documents/read-form.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { sendProblem } from './problem-page.ts';

/**
 * The rules of a scope that browsers read and send forms to: strange addresses, foreign forms and bodies too
 * large or of unknown length are refused, problems are pages, and bodies are left to whoever answers.
 */
export function addFormRules(scope: FastifyInstance, publicUrl: URL): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOwnAddress(request.url)) return sendProblem(request, reply, 404);
    if (!isFromOwnSite(request.method, request.headers, publicUrl.origin)) return sendProblem(request, reply, 403);
    const length = request.headers['content-length'];
    if (Number(length ?? 0) > largestForm) return sendProblem(request, reply, 413);
    if (request.headers['transfer-encoding'] !== undefined) return sendProblem(request, reply, 411);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.setErrorHandler((error, request, reply) => {
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

/**
 * Whether the address is a path of this site, in the one form that the URL Standard gives it.
 * `//evil.example`, `/\\evil.example` and the form for proxies, `http://evil.example/` (RFC 9112, 3.2.2),
 * name another host. `/x/../connexion` would be one path to the limits, another to whoever answers.
 */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address, 'http://site');
  return url?.pathname === pathOf(address) && url.hash === '';
}

const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function isClientError(error: unknown): boolean {
  return (
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500
  );
}

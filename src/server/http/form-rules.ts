import type { FastifyInstance, FastifyRequest } from 'fastify';
import { outageOf } from '#board/context/outage.ts';
import { isDiskFull } from '#database/disk-full.ts';
import { pathOf } from '#http/address.ts';
import { maxTextBytes } from '#http/parse-form.ts';
import { isFromOwnSite } from '#http/same-origin.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { lengthOf } from './large-forms.ts';
import { sendProblem } from './problem-page.ts';

/** Limits of a body, in bytes. */
export type BodyLimits = {
  readonly accepted: number;
  /**
   * Limit above which a body is not read and its connection is closed, so the client may not see the answer.
   * The reason is that reading costs 2 ms of CPU time per megabyte.
   */
  readonly drained: number;
};

/** Limit of a form without files. */
export const formLimits: BodyLimits = { accepted: maxTextBytes, drained: maxTextBytes };

/**
 * Adds the rules of a scope for browsers with forms. The scope refuses strange addresses, forms from other
 * sites, and bodies that are too large or of unknown length. It answers problems with pages. Each route reads
 * its body itself.
 * @param bodyLimits limits of the body that the route accepts
 */
export function addFormRules(
  scope: FastifyInstance,
  publicUrl: URL,
  bodyLimits: (request: FastifyRequest) => BodyLimits = () => formLimits,
): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOwnAddress(request.url)) return sendProblem(request, reply, 404);
    if (!isFromOwnSite(request.method, request.headers, publicUrl.origin)) return sendProblem(request, reply, 403);
    const { accepted, drained } = bodyLimits(request);
    const length = lengthOf(request.headers);
    if (length > drained) reply.header('Connection', 'close');
    if (length > accepted) return sendProblem(request, reply, 413);
    if (request.headers['transfer-encoding'] !== undefined) return sendProblem(request, reply, 411);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  scope.setErrorHandler((error, request, reply) => {
    // Answers 400 for an impossible body type, a truncated form or an abandoned upload: these are errors of
    // the client, not incidents.
    if (isClientError(error) || isCutOff(request)) return sendProblem(request, reply, 400);
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk is full');
      return sendProblem(request, reply, 507);
    }
    const outage = outageOf(error);
    if (outage !== null) {
      request.log.warn({ err: error }, `the ${outage} is unavailable`);
      return sendProblem(request, reply.header('Retry-After', secondsUntilBack), 503);
    }
    request.log.error({ err: error }, 'a request failed');
    return sendProblem(request, reply, 500);
  });
}

/**
 * Tells if the address is a path of this site as the URL Standard writes it. Three kinds of address name
 * another host: `//evil.example`, `/\\evil.example`, and the proxy form `http://evil.example/` (RFC 9112,
 * 3.2.2). The address `/x/../connexion` would be one path for the limits and another for the route.
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

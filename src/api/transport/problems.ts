import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '#board/context/outage.ts';
import { isDiskFull } from '#database/disk-full.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * Writes a problem in the form of an API: `{message}`, problem details, … The caller has set status and
 * headers.
 */
export type SendApiProblem = (request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) => FastifyReply;

/** Translates an error of a use case for the caller. Undefined for an error that is our own fault. */
export type ReadProblem = (error: unknown) => ApiProblem | undefined;

/**
 * Status of an unavailable service. It is not logged here, because the code that calls the service logs an
 * outage once.
 */
const unavailable = 503;

/**
 * Answers every error of a scope in the form of its API. Our own errors are logged, and answered without
 * their message.
 */
export function addProblems(
  scope: FastifyInstance,
  { tell, read = () => undefined }: { tell: SendApiProblem; read?: ReadProblem | undefined },
): void {
  scope.setErrorHandler((error, request, reply) => {
    // Removes the header `Connection: close`, which Fastify adds after refusing a body. We read the rest of
    // the body, so the connection can stay open.
    reply.removeHeader('connection');
    // Removes Content-Encoding, because the problem is sent uncompressed and the failed answer may have set
    // this header.
    reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
    const known = error instanceof ApiProblem ? error : read(error);
    const problem = known ?? problemOf(error);
    if (known?.status === unavailable) request.log.info({ code: known.code }, 'a request met an outage');
    else if (problem.status >= 500 && !(reply.raw.destroyed && isLeft(error))) logFailure(request, error);
    return tellWith(tell)(request, reply, problem);
  });
}

/** Sets status and headers of a problem, then writes it. */
export function tellWith(tell: SendApiProblem): SendApiProblem {
  return (request, reply, problem) =>
    tell(request, reply.code(problem.status).header('Cache-Control', 'no-store').headers(problem.headers), problem);
}

function problemOf(error: unknown): ApiProblem {
  if (isDiskFull(error))
    return new ApiProblem(507, { code: 'api.full', message: 'There is no room left here: nothing was written.' });
  if (outageOf(error) !== null)
    return new ApiProblem(503, {
      code: 'api.unavailable',
      message: 'Not available at the moment.',
      headers: { 'Retry-After': String(secondsUntilBack) },
    });
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500)
    return new ApiProblem(status, { code: 'api.badRequest', message: error instanceof Error ? error.message : '' });
  return new ApiProblem(500, { code: 'api.failed', message: 'Something went wrong here; it was noted.' });
}

/** Tells if the error means that the client has disconnected. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function logFailure({ log }: FastifyRequest, error: unknown): void {
  const outage = outageOf(error);
  if (isDiskFull(error)) log.error({ err: error }, 'the disk is full');
  else if (outage !== null) log.warn({ err: error }, `the ${outage} is unavailable`);
  else log.error({ err: error }, 'a request to the API failed');
}

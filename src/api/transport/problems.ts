import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '#database/disk-full.ts';
import { isDatabaseAway } from '#database/unavailable.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { ApiProblem } from './api-problem.ts';

/** Writes a problem as one API tells it: `{message}`, problem details, … Status and headers are set. */
export type TellProblem = (request: FastifyRequest, reply: FastifyReply, problem: ApiProblem) => FastifyReply;

/** What an error of a use case means for who asks; undefined where it is a fault of ours. */
export type ReadProblem = (error: unknown) => ApiProblem | undefined;

/** Who is away is told once, by whoever asks them: thousands of requests in the same night say no more. */
const unavailable = 503;

/**
 * Tells every error of a scope in its own form; a fault of ours goes to the log, and is told without its
 * words.
 */
export function addProblems(
  scope: FastifyInstance,
  { tell, read = () => undefined }: { tell: TellProblem; read?: ReadProblem | undefined },
): void {
  scope.setErrorHandler((error, request, reply) => {
    // Set by Fastify where a body was refused: the rest of it is read, and the connection goes on.
    reply.removeHeader('connection');
    // Set for the answer that failed before anything of it was sent.
    reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
    const known = error instanceof ApiProblem ? error : read(error);
    const problem = known ?? problemOf(error);
    if (known?.status === unavailable) request.log.info({ code: known.code }, 'a request met an outage');
    else if (problem.status >= 500 && !(reply.raw.destroyed && isLeft(error))) logFailure(request, error);
    return tellWith(tell)(request, reply, problem);
  });
}

/** Sets the status and headers of a problem and has it told. */
export function tellWith(tell: TellProblem): TellProblem {
  return (request, reply, problem) =>
    tell(request, reply.code(problem.status).header('Cache-Control', 'no-store').headers(problem.headers), problem);
}

function problemOf(error: unknown): ApiProblem {
  if (isDiskFull(error))
    return new ApiProblem(507, { code: 'api.full', message: 'There is no room left here: nothing was written.' });
  if (isDatabaseAway(error))
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

/** What a stream says whose reader went away. */
function isLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function logFailure({ log }: FastifyRequest, error: unknown): void {
  if (isDiskFull(error)) log.error({ err: error }, 'the disk is full');
  else if (isDatabaseAway(error)) log.warn({ err: error }, 'the database is away');
  else log.error({ err: error }, 'a request to the API failed');
}

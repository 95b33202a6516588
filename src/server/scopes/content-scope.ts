import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addCrossOrigin } from '#api/transport/cross-origin.ts';
import { createSlots } from '#api/transport/slots.ts';
import type { Repository } from '#content/repository/repository.ts';
import { isDatabaseUnavailable } from '#database/unavailable.ts';
import { secondsUntilBack } from '#http/retry-after.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = {
  readonly repository: Pick<Repository, 'fetch'>;
  readonly publicUrl: URL;
  readonly rateLimits: boolean;
};

/** Requests per minute. A program that reads the whole repository page by page stays far below this limit. */
const maxAMinute = 1200;
const readable: readonly string[] = ['GET', 'HEAD'];
// Limit of simultaneous searches: a search takes up to 0.3 s of PostgreSQL, and 120 searches at once delayed
// a page by eight seconds.
const maxAtOnce = 3;
const maxWaiting = 50;
const maxWait = 5000;

/**
 * The embedded content repository, below `/content`: its API (`/content/api/v2`) and the pictures of its
 * documents.
 */
export async function contentScope(
  scope: FastifyInstance,
  { repository, publicUrl, rateLimits }: Options,
): Promise<void> {
  addCrossOrigin(scope, ['GET', 'HEAD']);
  if (rateLimits)
    await addRateLimits(
      scope,
      () => ({ name: 'content', max: maxAMinute }),
      (_request, reply) =>
        reply
          .code(429)
          .send({ type: 'api_validation_error', message: 'Too many requests: wait as long as Retry-After says.' }),
    );
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { bodyLimit: 0 }, (_request, _body, done) => done(null));
  scope.setErrorHandler((error, request, reply) => {
    if (isDatabaseUnavailable(error))
      return reply.code(503).header('Retry-After', secondsUntilBack).send(problem('The content is out of reach.'));
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 400 && status < 500) return reply.code(status).send(problem('This request cannot be read.'));
    request.log.error({ err: error }, 'content was not answered');
    return reply.code(500).send(problem('Something went wrong here.'));
  });
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(problem('There is nothing at this address.')));
  scope.all('/*', readingOf(repository, publicUrl));
}

/** Returns the function that answers read requests and limits simultaneous searches. */
function readingOf(repository: Options['repository'], publicUrl: URL) {
  const slots = createSlots(maxAtOnce, maxWaiting);
  return async ({ url, method, headers }: FastifyRequest, reply: FastifyReply) => {
    const known = headers['if-none-match'];
    if (!readable.includes(method))
      return reply.code(405).header('Allow', readable.join(', ')).send(problem('This is read by GET and HEAD alone.'));
    // A request in absolute form (RFC 9112, 3.2.2) is reduced to its path and query.
    const { pathname, search } = new URL(url, publicUrl);
    const asked = new Request(Object.assign(new URL(publicUrl), { pathname, search }), {
      method,
      headers: known === undefined ? {} : { 'If-None-Match': known },
    });
    const answer = () => repository.fetch(asked);
    const answered = await (pathname.includes('/documents/search') ? slots.run(maxWait, answer) : answer());
    if (answered !== null) return reply.send(answered);
    return reply.code(429).header('Retry-After', '5').send(problem('Too many searches are asked at once.'));
  };
}

/** The protocol's form of problems. */
const problem = (message: string) => ({ type: 'api_validation_error', message });

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSameSecret } from '#http/same-secret.ts';
import { jsonOrNothing } from '#json-or-nothing.ts';
import { addRateLimits } from '#server/http/rate-limits.ts';

type Options = {
  readonly secret: string;
  /** Notifies every process that content was published. */
  readonly published: () => Promise<void>;
  readonly rateLimits: boolean;
};

/** Limit of a body in bytes, because a release lists its documents by id. */
const maxBodyBytes = 512 * 1024;
const maxAMinute = 120;

// The body posted by Prismic (https://prismic.io/docs/webhooks). The published content itself is read from
// the content system.
const notice = z.looseObject({ secret: z.string().max(1000) });

/** `/content-webhook`: an external content system reports that content was published. */
export async function contentWebhookScope(scope: FastifyInstance, options: Options): Promise<void> {
  const { secret, published, rateLimits } = options;
  if (rateLimits) await addRateLimits(scope, () => ({ name: 'content webhook', max: maxAMinute }));
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );
  scope.setErrorHandler((error, request, reply) => {
    const isClients = error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500;
    if (!isClients) request.log.error({ err: error }, 'a notice of the content system was not taken');
    return reply.code(isClients ? 400 : 500).send('');
  });
  scope.post('/content-webhook', async ({ body }, reply) => {
    const read = notice.safeParse(jsonOrNothing(String(body)));
    if (!read.success) return reply.code(400).send('');
    if (!isSameSecret(read.data.secret, secret)) return reply.code(401).send('');
    await published();
    return reply.code(204).send();
  });
}

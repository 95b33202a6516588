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

/**
 * Limit of a body in bytes. A notification lists the id of every document of a release, so it may be long.
 */
const maxBodyBytes = 512 * 1024;
const maxAMinute = 120;

// The body that Prismic posts (https://prismic.io/docs/webhooks). Only its secret is read, because the site
// reads the published content from the content system.
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

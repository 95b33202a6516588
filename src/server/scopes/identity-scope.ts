import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Configuration } from '#configuration/read-configuration.ts';
import type { EmbeddedProvider } from '#identity/provider/create-provider.ts';
import { addFormRules } from '#server/http/form-rules.ts';
import { addRateLimits, type Limit } from '#server/http/rate-limits.ts';
import { keepNetwork } from '#server/http/visitor-network.ts';

type Options = {
  readonly configuration: Configuration;
  readonly provider: Pick<EmbeddedProvider, 'handle' | 'refuseOften'>;
};

/**
 * Forwards all requests below the provider's path to the embedded identity provider. The provider reads the
 * bodies itself.
 */
export async function identityScope(scope: FastifyInstance, { configuration, provider }: Options): Promise<void> {
  addFormRules(scope, configuration.publicUrl);
  if (configuration.rateLimits) {
    const limitOf = ({ method, url }: FastifyRequest): Limit | null => {
      if (url.startsWith(`${scope.prefix}/assets/`)) return null;
      return method === 'POST' ? { name: 'sign-in form', max: 20 } : { name: 'sign-in', max: 60 };
    };
    await addRateLimits(scope, limitOf, (request, reply) => {
      reply.hijack();
      provider.refuseOften(request.raw, reply.raw, Number(reply.getHeader('Retry-After')));
      return reply;
    });
  }
  scope.setNotFoundHandler(async (request, reply) => {
    reply.hijack();
    keepNetwork(request);
    await provider.handle(request.raw, reply.raw);
  });
}

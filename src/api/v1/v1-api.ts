import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Board } from '#board/context/board.ts';
import type { Operator } from '#board/operators/keys/read-key.ts';
import type { Scope } from '#board/operators/keys/scopes.ts';
import { pathOf, queryOf } from '#http/address.ts';
import { answerJson, ready } from '../transport/answer.ts';
import type { ApiContext, Endpoint } from './endpoint.ts';
import { endpoints as all } from './endpoints.ts';
import { requestLocale } from '#api/transport/request-locale.ts';
import { readRequest } from './read-request.ts';

type Options = {
  readonly board: Board;
  readonly publicUrl: URL;
  readonly webhooksAnywhere: boolean;
  readonly endpoints?: readonly Endpoint[];
  /** Returns the owner of the request's key, if the key has the scope. @throws KeyRefused */
  readonly authorize: (request: FastifyRequest, scope: Scope) => Promise<Operator>;
};

/** Adds the routes of our own API, and everything that endpoints have in common. */
export async function v1Api(scope: FastifyInstance, { endpoints = all, authorize, ...parts }: Options): Promise<void> {
  for (const endpoint of endpoints) {
    scope.route({
      method: endpoint.method === 'GET' ? ['GET', 'HEAD'] : endpoint.method,
      url: routeOf(endpoint.path),
      handler: async (request, reply) => {
        const operator = endpoint.scope === undefined ? null : await authorize(request, endpoint.scope);
        const query = new URLSearchParams(queryOf(request.url));
        const context: ApiContext = { ...parts, operator, locale: requestLocale(request) };
        const raw = { path: request.params, query, body: request.body };
        const { body, next } = await endpoint.answer(context, readRequest(endpoint.request, raw));
        if (next) reply.header('Link', `<${pathOf(request.url)}?${next}>; rel="next"`);
        reply.header('Content-Language', context.locale);
        return answerJson(request, reply, ready(body), { keep: keepOf(endpoint), vary: 'Accept-Language' });
      },
    });
  }
}

/** Converts to Fastify's notation: `{id}` becomes `:id`, a colon is doubled. */
function routeOf(path: string): string {
  return path.replaceAll(':', '::').replace(/\{(\w+)\}/g, ':$1');
}

/**
 * Returns the Cache-Control header. With `keep` 0, a cache must revalidate its copy by entity tag for each
 * request.
 */
function keepOf({ keep }: Endpoint): string {
  return keep === 0 ? 'no-cache' : `public, max-age=${keep}`;
}

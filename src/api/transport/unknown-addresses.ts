import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from '#http/address.ts';
import { ApiProblem } from './api-problem.ts';
import { knownRoutes } from './known-routes.ts';

/**
 * Answers 404 for an address unknown to a scope, and 405 for a method that an address does not accept. Call
 * this before the routes are added, because it learns the addresses as they are added.
 */
export function addUnknownAddresses(scope: FastifyInstance): void {
  const methodsAt = knownRoutes(scope);
  const refuse = ({ method, url }: FastifyRequest): never => {
    const methods = methodsAt(url);
    if (methods.length === 0)
      throw new ApiProblem(404, { code: 'api.noSuchAddress', message: `Nothing is at ${pathOf(url)}` });
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    throw new ApiProblem(405, { code: 'api.methodNotAllowed', message: `${method} is not possible here.`, headers });
  };
  // Answers a QUERY here, because Fastify refuses one without a type (400) before it looks for a route.
  scope.addHook('onRequest', async (request) => {
    if (request.is404 && request.method === 'QUERY') refuse(request);
  });
  scope.setNotFoundHandler(refuse);
}

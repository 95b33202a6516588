import type { FastifyInstance } from 'fastify';
import { pathOf } from '#http/address.ts';
import { ApiProblem } from './api-problem.ts';

type Known = { readonly methods: readonly string[]; readonly pattern: RegExp };

/**
 * Answers 404 for an address unknown to a scope, and 405 for a method that an address does not accept. Call
 * this before the routes are added, because it learns the addresses as they are added.
 */
export function addUnknownAddresses(scope: FastifyInstance): void {
  const routes: Known[] = [];
  scope.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), pattern: patternOf(url) });
  });
  scope.setNotFoundHandler(({ method, url }) => {
    const path = pathOf(url);
    const methods = [...new Set(routes.flatMap((one) => (one.pattern.test(path) ? one.methods : [])))];
    if (methods.length === 0)
      throw new ApiProblem(404, { code: 'api.noSuchAddress', message: `Nothing is at ${path}` });
    const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
    throw new ApiProblem(405, { code: 'api.methodNotAllowed', message: `${method} is not possible here.`, headers });
  });
}

/** Converts an address in Fastify's notation: `:name` is one part of the path, `::` a colon, `*` the rest. */
function patternOf(url: string): RegExp {
  const parts = url.split(/(::|:\w+|\*)/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (part === '::') return ':';
    return part === '*' ? '.*' : '[^/]+';
  });
  return new RegExp(`^${parts.join('')}$`);
}

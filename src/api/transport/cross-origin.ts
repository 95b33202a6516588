import type { FastifyInstance } from 'fastify';
import { knownRoutes } from './known-routes.ts';

// Names of headers (RFC 9110, 5.6.2). The preflight repeats the requested names, because `*` does not cover
// Authorization.
const headerNames = /^[\w!#$%&'*+.^`|~, -]{1,1000}$/;
const usual = 'Content-Type, Authorization, X-API-KEY, If-None-Match';
/** Seconds for which a browser may cache a preflight; Chromium's limit is two hours. */
const remembered = 7200;

/**
 * Allows pages of every origin to call a scope, without cookies. This is safe because the data are public
 * or protected by a key. A preflight is told the methods of its address, as far as the scope allows them.
 */
export function addCrossOrigin(scope: FastifyInstance, methods: readonly string[]): void {
  const methodsAt = knownRoutes(scope);
  const allowedAt = (address: string): string => {
    const here = methodsAt(address);
    const allowed = here.length === 0 ? methods : methods.filter((method) => here.includes(method));
    return [...allowed, 'OPTIONS'].join(', ');
  };
  scope.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    reply.raw.setHeader('Access-Control-Allow-Origin', '*');
    reply.raw.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id, Link, Location');
    if (request.method !== 'OPTIONS') return done();
    const allowed = allowedAt(request.url);
    const asked = request.headers['access-control-request-headers'] ?? '';
    reply
      .code(204)
      .headers({
        Allow: allowed,
        'Access-Control-Allow-Methods': allowed,
        'Access-Control-Allow-Headers': headerNames.test(asked) ? asked : usual,
        'Access-Control-Max-Age': String(remembered),
        Vary: 'Access-Control-Request-Headers',
      })
      .send();
  });
}

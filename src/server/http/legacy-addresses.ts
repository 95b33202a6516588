import type { FastifyInstance } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Permanently redirects addresses of the former site (they ended in .aspx) to the home page. The redirect
 * applies in every scope and to every spelling.
 */
export function redirectLegacyAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if ((method === 'GET' || method === 'HEAD') && isLegacy(pathOf(url))) return reply.redirect('/', 301);
  });
}

const isLegacy = (path: string): boolean => /\.aspx$/i.test(decoded(path));

/** Returns the path unchanged if it does not decode. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

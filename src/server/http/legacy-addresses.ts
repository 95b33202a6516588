import type { FastifyInstance } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Redirects addresses of the former site, which ended in .aspx, permanently to the home page, in any scope
 * and any spelling.
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

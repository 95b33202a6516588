import type { FastifyInstance } from 'fastify';
import { pathOf } from '#http/address.ts';

/**
 * Addresses of the site that this one follows ended in .aspx: they lead home for good, whichever scope would
 * take them, and however they are written.
 */
export function addOlderAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if ((method === 'GET' || method === 'HEAD') && isOlder(pathOf(url))) return reply.redirect('/', 301);
  });
}

const isOlder = (path: string): boolean => /\.aspx$/i.test(decoded(path));

/** As it is written where it does not decode. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import type { FastifyInstance } from 'fastify';

/** One line a request. Queries, bodies, cookies and addresses of visitors stay out: they say who someone is. */
export function addLogging(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    // Signed links carry their right in their address.
    const shown = path?.startsWith('/fichiers/') ? '/fichiers/…' : path;
    request.log.info(
      { method: request.method, path: shown, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

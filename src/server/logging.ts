import type { FastifyInstance } from 'fastify';

/** One line a request. Queries, bodies, cookies and addresses of visitors stay out: they say who someone is. */
export function addLogging(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.setHeader('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = shownPath(request.url);
    request.log.info(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

// Signed links carry their right, and a file's name, in their address; no address of a page has a part as long.
const longestPart = 40;

/** The path of an address as the log may show it. */
export function shownPath(address: string): string {
  const parts = (address.split('?', 1)[0] ?? '').split('/');
  return parts.map((part) => (part.length > longestPart || part.includes('@') ? '…' : part)).join('/');
}

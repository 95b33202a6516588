import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/**
 * Refuses requests without one of the operator's keys in X-API-KEY, as programs of the public offers API
 * expect it: 401 without a body. Where no key is configured, nobody has to send one.
 */
export function addKeys(scope: FastifyInstance, keys: readonly string[] | undefined): void {
  if (keys === undefined) return;
  const known = keys.map(digest);
  scope.addHook('onRequest', async ({ headers }, reply) => {
    const given = digest(String(headers['x-api-key'] ?? ''));
    // Compared by digests of one length: how long it takes tells nothing of a key.
    if (!known.some((one) => timingSafeEqual(one, given))) return reply.code(401).send();
  });
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerParts } from '#server/wiring/parts.ts';

/**
 * Adds `/healthz`, which tells if the process answers, and `/readyz`, which tells if the process can serve
 * visitors: the database answers, and the index is complete and receives changes.
 */
export function addHealth(
  app: FastifyInstance,
  { board, indexState }: Pick<ServerParts, 'board' | 'indexState'>,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await Promise.race([sql`select 1`.execute(board.db), tooLate()]);
      const index = indexState();
      if (index === 'ok') return { status: 'ok', database: 'ok', index };
      return reply.code(503).send({ status: 'unavailable', database: 'ok', index });
    } catch {
      return reply.code(503).send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}

// Milliseconds to wait for the database. A paused database server accepts connections and never answers, and
// callers of `/readyz` expect an answer within two seconds.
const patience = 1500;

async function tooLate(): Promise<never> {
  await wait(patience, undefined, { ref: false });
  throw new Error('the database does not answer');
}

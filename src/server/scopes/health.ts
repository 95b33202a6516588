import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ServerParts } from '#server/wiring/parts.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can serve, its database answers too and its index is whole
 * and hears of changes.
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

// A server that is stopped takes connections and answers nothing; who asks wants to know within two seconds.
const patience = 1500;

async function tooLate(): Promise<never> {
  await wait(patience, undefined, { ref: false });
  throw new Error('the database does not answer');
}

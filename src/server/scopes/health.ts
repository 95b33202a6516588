import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { probeOf } from '#server/seeing/files-state.ts';
import type { ServerParts } from '#server/wiring/parts.ts';

/**
 * Adds `/healthz`, which tells if the process answers, and `/readyz`, which tells if the process can serve
 * visitors: the database answers, and the index is complete and receives changes, or is not needed (`none`).
 * It also tells how many offers the index holds, how many seconds it may be behind, if the store of files
 * answers, and if replicas are read. Without documents and without replicas the process still serves
 * visitors.
 */
export function addHealth(
  app: FastifyInstance,
  { board, indexFacts, fileStore, replica }: Pick<ServerParts, 'board' | 'indexFacts' | 'fileStore' | 'replica'>,
): void {
  const filesState = probeOf(fileStore);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const [files] = await Promise.all([filesState(), Promise.race([sql`select 1`.execute(board.db), tooLate()])]);
      const { state: index, offers, behind, isShared = false } = indexFacts();
      const facts = {
        database: 'ok',
        index,
        offers,
        behind: behind === null ? null : Math.floor(behind),
        files,
        ...replicaFacts(replica),
      };
      // A balancer would take every process out at once if a shared index that is away made them unready.
      if (index === 'ok' || index === 'none' || (isShared && index === 'behind')) return { status: 'ok', ...facts };
      return reply.code(503).send({ status: 'unavailable', ...facts });
    } catch {
      return reply.code(503).send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}

function replicaFacts(replica: ServerParts['replica']) {
  if (replica === null) return {};
  const { state, lag } = replica.facts;
  return { replica: state, replicaLag: Math.floor(lag) };
}

// Milliseconds to wait for the database. A paused database server accepts connections and never answers, and
// callers of `/readyz` expect an answer within two seconds.
const patience = 1500;

async function tooLate(): Promise<never> {
  await wait(patience, undefined, { ref: false });
  throw new Error('the database does not answer');
}

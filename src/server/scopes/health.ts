import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { StoreIdentity } from '#files/store-identity.ts';
import type { ServerParts } from '#server/wiring/parts.ts';

/**
 * Adds `/healthz`, which tells if the process answers, and `/readyz`, which tells if the process can serve
 * visitors: the database answers, and the index is complete and receives changes. It also tells if the store
 * of files answers, but without documents the process still serves visitors.
 */
export function addHealth(
  app: FastifyInstance,
  { board, indexState, fileStore }: Pick<ServerParts, 'board' | 'indexState' | 'fileStore'>,
): void {
  const filesState = probeOf(fileStore);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      const [files] = await Promise.all([filesState(), Promise.race([sql`select 1`.execute(board.db), tooLate()])]);
      const index = indexState();
      if (index === 'ok') return { status: 'ok', database: 'ok', index, files };
      return reply.code(503).send({ status: 'unavailable', database: 'ok', index, files });
    } catch {
      return reply.code(503).send({ status: 'unavailable', database: 'unreachable' });
    }
  });
}

type FilesState = 'ok' | 'unreachable';

/** Returns a function that tells if the store answers. Questions at the same time share one request. */
function probeOf(store: Pick<StoreIdentity, 'read'>): () => Promise<FilesState> {
  let running: Promise<FilesState> | null = null;
  const ask = async (): Promise<FilesState> => {
    try {
      return (await store.read()) === null ? 'unreachable' : 'ok';
    } catch {
      return 'unreachable';
    }
  };
  return () => {
    running ??= ask().finally(() => {
      running = null;
    });
    return Promise.race([running, wait(patienceForFiles, 'unreachable' as const, { ref: false })]);
  };
}

// Milliseconds to wait for the store of the files.
const patienceForFiles = 1000;

// Milliseconds to wait for the database. A paused database server accepts connections and never answers, and
// callers of `/readyz` expect an answer within two seconds.
const patience = 1500;

async function tooLate(): Promise<never> {
  await wait(patience, undefined, { ref: false });
  throw new Error('the database does not answer');
}

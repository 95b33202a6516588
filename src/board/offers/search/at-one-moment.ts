import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/**
 * No search may hold the database for long, spill its groups to disk (64 MB hold those of a million offers),
 * nor spend 50 ms on compiling a statement that runs for 5; a second process for one search would be missing
 * for another. In one round trip: each takes 0.3 ms of a page's time, whose bare render takes 1.5.
 */
const opening = sql.raw(`begin isolation level repeatable read, read only; set local statement_timeout = '5s';
  set local work_mem = '64MB'; set local jit = off; set local max_parallel_workers_per_gather = 0`);

/** Reads in a transaction of its own, so that all statements see one moment, and within bounds. */
export function atOneMoment<R>(db: Kysely<Tables>, read: (db: Kysely<Tables>) => Promise<R>): Promise<R> {
  return db.connection().execute(async (session) => {
    await opening.execute(session);
    try {
      return await read(session);
    } finally {
      // Nothing was written; of a lost session, the error that lost it is the one to tell.
      await sql`rollback`.execute(session).catch(() => {});
    }
  });
}

import { type Kysely, sql } from 'kysely';
import { importLockId } from '#board/operators/imports/import-lock-id.ts';
import type { Tables } from '#database/tables.ts';

/**
 * Runs `work` while no other import runs on this database. One session holds the lock, and PostgreSQL
 * releases it when the session ends, even by a crash.
 * @param onWait called once if another import must end first
 */
export async function withImportLock<T>(
  db: Kysely<Tables>,
  onWait: () => void,
  work: (session: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (session) => {
    if (!(await tryLock(session))) {
      onWait();
      await waitForLock(session);
    }
    try {
      return await work(session);
    } finally {
      await sql`select pg_advisory_unlock(${importLockId})`.execute(session);
    }
  });
}

async function tryLock(session: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${importLockId}) as locked`.execute(
    session,
  );
  return rows[0]?.locked === true;
}

/** Switches the time limit of statements off, because another import may run longer than the limit. */
async function waitForLock(session: Kysely<Tables>): Promise<void> {
  await session.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_lock(${importLockId})`.execute(transaction);
  });
}

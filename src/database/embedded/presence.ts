import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/**
 * Lock by which this process shows that it needs the server. No other process stops the server while a
 * process has this lock.
 */
export type Presence = {
  /**
   * Gives up the lock. True if no other process has one: the caller must then stop the server, and no process
   * can join the server until it has stopped.
   */
  leave(): Promise<boolean>;
};

// Number of the advisory lock in the database `postgres`. A process that needs the server has the lock in
// shared mode; a process that stops the server has it exclusively.
const lock = 7_115_001;

/**
 * Takes the shared lock. Undefined if the server does not answer (yet), or another process is stopping the
 * server.
 * @param revive called repeatedly after the server was lost, until the server answers; starts a dead server
 */
export async function joinServer(socketFolder: string, revive: () => Promise<void>): Promise<Presence | undefined> {
  const session = await openShare(socketFolder);
  if (!session) return undefined;
  await createSiteDatabase(session);
  return keepShare(session, socketFolder, revive);
}

async function openShare(socketFolder: string): Promise<Client | undefined> {
  const session = new Client({
    host: socketFolder,
    user: 'postgres',
    database: 'postgres',
    password: '',
    port: 5432,
    ssl: false,
    application_name: 'presence',
    connectionTimeoutMillis: 5000,
  });
  session.on('error', () => undefined); // Ignored, because keepShare handles the end.
  try {
    await session.connect();
    if (await holds(session, 'select pg_try_advisory_lock_shared($1) as held')) return session;
  } catch {
    // Ignored: the server is not running, or is still starting.
  }
  await session.end().catch(() => undefined);
  return undefined;
}

/**
 * Takes the lock again after a loss. A crash of any PostgreSQL process ends every session and its locks; the
 * server then continues or is revived.
 */
function keepShare(first: Client, socketFolder: string, revive: () => Promise<void>): Presence {
  const share = { session: first, rejoined: Promise.resolve() };
  const leaving = new AbortController();
  const watch = (session: Client): void => {
    share.session = session;
    session.once('end', () => {
      if (!leaving.signal.aborted) share.rejoined = rejoin();
    });
  };
  const rejoin = async (): Promise<void> => {
    const again = await openShare(socketFolder);
    if (again) return watch(again);
    if (leaving.signal.aborted) return;
    // The failure is ignored, because the next turn calls `revive` again. Until then the site reports that it
    // is not ready.
    await revive().catch(() => undefined);
    // The wait does not keep the process alive. Leaving must end the wait: a process with nothing else to do
    // would otherwise end during the wait and leave its server running.
    await wait(500, undefined, { ref: false, signal: leaving.signal }).catch(() => undefined);
    return rejoin();
  };
  watch(first);
  return {
    leave: async () => {
      leaving.abort();
      // Waits, because a server that is being revived would otherwise outlive this process.
      await share.rejoined;
      return leaveShare(share.session);
    },
  };
}

async function leaveShare(session: Client): Promise<boolean> {
  try {
    await session.query('select pg_advisory_unlock_shared($1)', [lock]);
    // This process must stop the server if it gets the lock. Its session then stays open, because the server
    // ends all sessions when it stops.
    if (await holds(session, 'select pg_try_advisory_lock($1) as held')) return true;
  } catch {
    return true; // If this session is lost, so are the sessions of all other processes.
  }
  await session.end();
  return false;
}

async function holds(session: Client, question: string): Promise<boolean> {
  const answer = await session.query<{ held: boolean }>(question, [lock]);
  return answer.rows[0]?.held === true;
}

async function createSiteDatabase(session: Client): Promise<void> {
  const present = await session.query("select 1 from pg_database where datname = 'mvi'");
  if (present.rowCount === 0) await session.query('create database mvi').catch(ignoreDuplicate);
}

/**
 * Ignores the error that the database already exists (42P04 duplicate_database, 23505 unique_violation). Two
 * processes that join at the same time may both create it.
 */
function ignoreDuplicate(error: unknown): void {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code !== '42P04' && code !== '23505') throw error;
}

import { Kysely, PostgresDialect } from 'kysely';
import type { ClientBase } from 'pg';
import { readDatabaseAddress } from '#configuration/database-address.ts';
import { columnTypes } from './column-types.ts';
import type { Tables } from './tables.ts';
import { namePrepared } from './prepared-once.ts';
import { SessionPool } from './session-pool.ts';
import { watchedQuery } from './watched-query.ts';

type Options = {
  /** Limit of simultaneous sessions; each is a PostgreSQL process. */
  readonly max?: number;
  /**
   * For bulk loads and migrations: statements have no time limit, and callers wait for a session up to half
   * a minute.
   */
  readonly patient?: boolean;
  /** Time after which the server cancels a statement; 0 for never. */
  readonly statementTimeoutMs?: number;
  /** True if a pooler is in between; otherwise the address says so. */
  readonly isPooled?: boolean;
  /** Refuses a new session by throwing. */
  readonly admit?: (session: ClientBase) => Promise<void>;
};

/**
 * The slowest page of a board of a million offers takes three seconds. Nobody should wait longer than ten
 * seconds.
 */
export const maxStatementTime = 10_000;

/**
 * Returns a pool of sessions on the database at `url`, at whichever of its hosts takes writes. It opens no
 * session before the first query; `destroy()` ends the sessions. If the server does not answer (stopped, out
 * of reach), a query fails after two seconds without a session, or a second after the time limit of its
 * statement. Values have the types of tables.ts: numeric and int8 as number, date as 'YYYY-MM-DD',
 * timestamptz as Date. All sessions use UTC.
 */
export function connect(url: string, options: Options = {}): Kysely<Tables> {
  const { max = 10, patient = false, statementTimeoutMs = patient ? 0 : maxStatementTime } = options;
  const { isPooled = readDatabaseAddress(url)?.isPooled === true, admit } = options;
  const pool = new SessionPool(url, {
    max,
    types: columnTypes,
    connectionTimeoutMillis: patient ? 30_000 : 2000,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 1000 }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'mon-volontariat-international',
    onConnect: async (session) => {
      await prepareSession(session, statementTimeoutMs, isPooled);
      await admit?.(session);
    },
    ...(patient && { primaryWithin: 30_000 }),
  });
  pool.on('error', ignore);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Kysely<Tables>, SessionPool>();

/** Returns numbers of sessions of a connection; undefined if another copy of this module has opened it. */
export function sessionsOf(db: Kysely<Tables>) {
  const pool = pools.get(db);
  if (pool === undefined) return undefined;
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { used: totalCount - idleCount, idle: idleCount, max: options.max, waiting: waitingCount };
}

/** Does long work in a separate pool without time limits, and then closes this pool. */
export async function patiently<T>(url: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 2, patient: true });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Settings are made by a query, because connection poolers such as PgBouncer refuse startup options. A pooler
 * in transaction mode follows the time zone of a client; it would leave the other settings in a session that
 * others use, so there the pooler makes them (deploy/pgbouncer).
 */
async function prepareSession(session: ClientBase, statementTimeoutMs: number, isPooled: boolean): Promise<void> {
  session.on('error', ignore);
  wrapQueries(session, isPooled);
  if (isPooled) {
    await session.query(`set timezone = 'UTC'`);
    return;
  }
  await session.query(
    `select set_config('TimeZone', 'UTC', false), set_config('statement_timeout', $1, false),
      set_config('idle_in_transaction_session_timeout', '60s', false)`,
    [String(statementTimeoutMs)],
  );
}

/**
 * Handles the error event of a lost session. Without a listener this event would end the process. The
 * session's query fails; an idle session is replaced.
 */
function ignore(): void {}

/**
 * Names the marked queries of a session as prepared statements, and releases the rows of every result. Behind
 * a pooler in transaction mode the next query may reach another session, which does not know the name.
 */
export function wrapQueries(session: Pick<ClientBase, 'query'>, isPooled = false): void {
  session.query = new Proxy(session.query.bind(session), {
    apply: (query, self, given: unknown[]) => {
      const named = isPooled ? given : namePrepared(given);
      return letRowsGo(watchedQuery(named, () => Reflect.apply(query, self, named)));
    },
  });
}

type Result = { rows: unknown };

/**
 * Releases the rows of a query once the caller has them. pg assigns a closure to each query, and V8 allocates
 * these closures in its old space. Until the next major collection the closure keeps the query in memory,
 * with its result and all rows. Each page of 5,000 offers left 14 MB of garbage text and took half as long
 * again.
 */
function letRowsGo(asked: unknown): unknown {
  return asked instanceof Promise ? asked.then(takeRows) : asked;
}

/**
 * Handles both forms of result: a text with several statements has several results. Only our own programs
 * send such texts, and rarely.
 */
function takeRows(result: Result | Result[]): Result | Result[] {
  if (Array.isArray(result)) return result;
  const taken = { ...result };
  result.rows = [];
  return taken;
}

import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type ClientBase } from 'pg';
import { columnTypes } from './column-types.ts';
import type { Tables } from './tables.ts';
import { nameKeptPlan } from './kept-plan.ts';

type Options = {
  /** Most sessions at once; each is a PostgreSQL process. */
  readonly max?: number;
  /**
   * For programs that load much and for migrations: statements take as long as they take, a session is waited
   * for half a minute.
   */
  readonly patient?: boolean;
  /** After how long the server cancels a statement; 0 never. */
  readonly statementTimeoutMs?: number;
};

/**
 * The slowest page of a board of a million offers takes three seconds; what takes longer than ten helps
 * nobody who waits for it.
 */
const maxStatementTime = 10_000;

/**
 * A pool of sessions on the database at `url`. Opens none before the first query; `destroy()` ends them. A
 * server that answers nothing (stopped, out of reach) fails a query too: after two seconds without a session,
 * a second after its statement's time. Values arrive as the types of tables.ts say: numeric and int8 as
 * number, date as 'YYYY-MM-DD', timestamptz as Date. All sessions are in UTC.
 */
export function connect(url: string, options: Options = {}): Kysely<Tables> {
  const { max = 10, patient = false, statementTimeoutMs = patient ? 0 : maxStatementTime } = options;
  const pool = new Pool({
    connectionString: url,
    max,
    types: columnTypes,
    connectionTimeoutMillis: patient ? 30_000 : 2000,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + 1000 }),
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'mon-volontariat-international',
    onConnect: (session) => prepareSession(session, statementTimeoutMs),
  });
  pool.on('error', ignore);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Does long work in patient sessions of its own, which end with it. */
export async function patiently<T>(url: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const db = connect(url, { max: 2, patient: true });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** By a query and not by startup options: connection poolers such as PgBouncer refuse those. */
async function prepareSession(session: ClientBase, statementTimeoutMs: number): Promise<void> {
  session.on('error', ignore);
  wrapQueries(session);
  await session.query(
    `select set_config('TimeZone', 'UTC', false), set_config('statement_timeout', $1, false),
      set_config('idle_in_transaction_session_timeout', '60s', false)`,
    [String(statementTimeoutMs)],
  );
}

/**
 * A lost session fails its query, or is replaced when it was idle; the event beside, unheard, would end the
 * process.
 */
function ignore(): void {}

/** What every query of a session gets from us, on its way there and back. */
export function wrapQueries(session: Pick<ClientBase, 'query'>): void {
  session.query = new Proxy(session.query.bind(session), {
    apply: (query, self, given: unknown[]) => letRowsGo(Reflect.apply(query, self, nameKeptPlan(given))),
  });
}

type Result = { rows: unknown };

/**
 * Leaves the rows of a query to whoever asked for it. pg assigns a closure to each query, and V8 makes such
 * closures in its old space: until the next major collection each keeps its query, that its result,
 * and that its rows. Pages of 5,000 offers left 14 MB of dead text each, and took half as long again.
 */
function letRowsGo(asked: unknown): unknown {
  return asked instanceof Promise ? asked.then(takeRows) : asked;
}

/** Several statements at once have several results; only programs of our own ask so, and rarely. */
function takeRows(result: Result | Result[]): Result | Result[] {
  if (Array.isArray(result)) return result;
  const taken = { ...result };
  result.rows = [];
  return taken;
}

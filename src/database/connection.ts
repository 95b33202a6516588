import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type ClientBase } from 'pg';
import { columnTypes } from './column-types.ts';
import type { Tables } from './tables.ts';

type Options = {
  /** Most sessions at once; each is a PostgreSQL process. */
  readonly max?: number;
  /** After how long the server cancels a statement; 0 never (imports, benches). */
  readonly statementTimeoutMs?: number;
};

/**
 * A pool of sessions on the database at `url`. Opens none before the first query; `destroy()` ends them.
 * Values arrive as the types of tables.ts say: numeric and int8 as number, date as 'YYYY-MM-DD', timestamptz as Date. All sessions are in UTC.
 */
export function connect(url: string, { max = 10, statementTimeoutMs = 60_000 }: Options = {}): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'mon-volontariat-international',
    onConnect: (session) => prepareSession(session, statementTimeoutMs),
  });
  pool.on('error', ignore);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** By a query and not by startup options: connection poolers such as PgBouncer refuse those. */
async function prepareSession(session: ClientBase, statementTimeoutMs: number): Promise<void> {
  session.on('error', ignore);
  await session.query(
    `select set_config('TimeZone', 'UTC', false), set_config('statement_timeout', $1, false),
      set_config('idle_in_transaction_session_timeout', '60s', false)`,
    [String(statementTimeoutMs)],
  );
}

/** A lost session fails its query, or is replaced when it was idle; the event beside, unheard, would end the process. */
function ignore(): void {}

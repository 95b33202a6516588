import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
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
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'mon-volontariat-international',
  });
  pool.on('error', () => undefined); // an idle session was lost: the pool opens another; unheard, the event would end the process
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool,
      // A query and not startup options: connection poolers such as PgBouncer refuse those.
      onCreateConnection: async (session) => {
        await session.executeQuery(CompiledQuery.raw(
          "select set_config('TimeZone', 'UTC', false), set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', '60s', false)",
          [String(statementTimeoutMs)],
        ));
      },
    }),
  });
}

import type { QueryConfig } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { SessionPool } from '#database/session-pool.ts';
import { minute, second } from '#durations.ts';
import type { CountStore } from './shared-counts.ts';

const table = 'rate_limits';

/** The table of migration 0090. */
const make = `create unlogged table if not exists ${table} (key text primary key, points integer not null, expire bigint)`;

// Deletes a batch of expired counts. Leaves out rows that another process deletes or counts meanwhile.
const sweep = `delete from ${table} where key in
  (select key from ${table} where expire < $1 limit 10000 for update skip locked)`;

type Options = {
  /** True for the site's own database, where migrations make the table. */
  readonly isOurs: boolean;
  /** Milliseconds between two deletions of expired counts. */
  readonly sweepEvery?: number;
};

/**
 * Counts in a table. A count takes one short statement; a network that has reached its limit is refused from
 * memory.
 */
export function postgresCounts(url: string, { isOurs, sweepEvery = minute }: Options): CountStore {
  const pool = poolOf(url);
  const storeClient = { query: isOurs ? (asked: QueryConfig) => pool.query(asked) : makingTable(pool) };
  const sweeping = setInterval(() => {
    pool.query(sweep, [Date.now()]).catch(() => {}); // The next one deletes these too.
  }, sweepEvery);
  return {
    limiterOf: (points) =>
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: table,
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: '',
        points,
        duration: minute / second,
        inMemoryBlockOnConsumed: points,
      }),
    stop: async () => {
      clearInterval(sweeping);
      await pool.end();
    },
  };
}

/** A small pool of its own: a limit must not wait behind slow pages, and rather counts alone. */
function poolOf(url: string): SessionPool {
  const pool = new SessionPool(url, {
    max: 4,
    connectionTimeoutMillis: second,
    query_timeout: second,
    keepAlive: true,
    application_name: 'mon-volontariat-international limits',
  });
  pool.on('error', () => {}); // The first count that fails is logged.
  return pool;
}

/** Asks a server that has no migrations: makes the table before the first count. */
function makingTable(pool: SessionPool) {
  let made: Promise<unknown> | null = null;
  return async (asked: QueryConfig) => {
    made ??= pool.query(make).catch((error: unknown) => {
      made = null;
      throw error;
    });
    await made;
    return pool.query(asked);
  };
}

import { type Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Tables } from '#database/tables.ts';
import { second } from '#durations.ts';
import { atMostEvery } from './at-most-every.ts';
import { addGauge, addGauges } from './gauges.ts';

const every = 15 * second;

/** Waiting jobs that are counted at most, because the longest newsletter must not slow down its own queue. */
const mostCounted = 100_000;

type Queue = { readonly name: string; readonly jobs: number; readonly oldest: number | null };

/** Adds what all processes share: the queues and the imports. Every process tells the same. */
export function addDatabaseMetrics(registry: Registry, db: Kysely<Tables>): void {
  const read = atMostEvery(every, async () => ({ queues: await readQueues(db), imported: await lastImport(db) }));
  addGauge(registry, { name: 'mvi_database_up', help: '1 if the database answers.' }, async () =>
    (await read()) === null ? 0 : 1,
  );
  const jobs = { name: 'mvi_queue_jobs', help: 'Waiting jobs by queue.', label: 'queue' };
  addGauges(registry, jobs, async () => ((await read())?.queues ?? []).map((queue) => [queue.name, queue.jobs]));
  const oldest = {
    name: 'mvi_queue_oldest_due_seconds',
    help: 'How long the oldest job of a queue has been due; a failed job is due at its next try.',
    label: 'queue',
  };
  addGauges(registry, oldest, async () =>
    ((await read())?.queues ?? []).map((queue) => [queue.name, queue.oldest ?? 0]),
  );
  const imported = {
    name: 'mvi_import_last_success_timestamp_seconds',
    help: 'When a scheduled import of any process succeeded last; 0 if all failed.',
  };
  addGauge(registry, imported, async () => (await read())?.imported);
}

async function readQueues(db: Kysely<Tables>): Promise<readonly Queue[]> {
  const { rows } = await sql<Queue>`
    select queue.name, count(waiting.name)::int as jobs,
      extract(epoch from max(now() - waiting.start_after) filter (where waiting.start_after <= now()))::float8 as oldest
    from pgboss.queue
    left join (
      select name, start_after from pgboss.job where state < 'active' limit ${mostCounted}
    ) as waiting on waiting.name = queue.name
    group by queue.name`.execute(db);
  return rows;
}

/** Null without an import that has ended; 0 if every one failed, which is an age for the alert too. */
async function lastImport(db: Kysely<Tables>): Promise<number | null> {
  const { failures, ended } = await db
    .selectFrom('import_runs')
    .select((row) => [
      row.fn.countAll<string>().filterWhere('failed', '=', true).as('failures'),
      row.fn.max('ended_at').filterWhere('failed', '=', false).as('ended'),
    ])
    .executeTakeFirstOrThrow();
  if (ended === null) return Number(failures) === 0 ? null : 0;
  return ended.getTime() / 1000;
}

import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { second } from '#durations.ts';
import type { Tables } from '../tables.ts';
import { copiedTables, printRows } from './copied-tables.ts';
import { CannotMove, lagOf, type Move } from './follow-source.ts';

/**
 * Lets nobody write to a database any more, or lets them write again. Sessions end, because a running
 * transaction keeps its own setting; the program connects again by itself and shows pages meanwhile.
 */
export async function holdWrites(source: Kysely<Tables>, hold: boolean): Promise<void> {
  // Asks for the right to write, because a session that was made after an earlier hold only reads by itself.
  await source
    .transaction()
    .setAccessMode('read write')
    .execute(async (transaction) => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(transaction);
      const database = sql.id(rows[0]?.name ?? '');
      const setting = sql.lit(hold ? 'on' : 'off');
      await sql`alter database ${database} set default_transaction_read_only = ${setting}`.execute(transaction);
    });
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(source);
}

/** Tells if `holdWrites` lets nobody write. */
export async function holdsWrites(source: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ held: string }>`
    select current_setting('default_transaction_read_only') as held`.execute(source);
  return rows[0]?.held === 'on';
}

/**
 * Waits until the target has everything that the source has written so far.
 * @throws CannotMove after `patience` milliseconds
 */
export async function awaitLast(move: Move, patience: number): Promise<void> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(move.source);
  const end = Date.now() + patience;
  for (;;) {
    const { tables, bytes } = await lagOf(move, rows[0]?.lsn);
    if (tables === 0 && bytes <= 0) return;
    if (Date.now() > end)
      throw new CannotMove(`The new server lacks ${tables} tables and ${bytes} bytes after ${patience / second} s.`);
    await wait(100);
  }
}

/** Sets each sequence of the target to the value of the source, because sequences are not replicated. */
export async function copySequences({ source, target }: Pick<Move, 'source' | 'target'>): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, sequencename as name from pg_sequences`.execute(source);
  for (const { schema, name } of rows) {
    const values = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.id(schema, name)}`.execute(source);
    const [value] = values.rows;
    if (value === undefined) continue;
    const sequence = `"${schema}"."${name}"`;
    await sql`select setval(${sequence}::regclass, ${value.last}::bigint, ${value.called})`.execute(target);
  }
}

/** Compares every table. @throws CannotMove if a table differs. @returns the number of rows */
export async function compareRows({ source, target }: Pick<Move, 'source' | 'target'>): Promise<number> {
  let total = 0;
  for (const table of await copiedTables(source)) {
    const [ours, theirs] = await Promise.all([printRows(source, table), printRows(target, table)]);
    if (ours.count !== theirs.count || ours.print !== theirs.print)
      throw new CannotMove(
        `The table ${table.schema}.${table.name} differs: ${ours.count} rows here, ${theirs.count} at the new server.`,
      );
    total += ours.count;
  }
  return total;
}

import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables.ts';
import { type CopiedTable, copiedTables, nameOf } from './copied-tables.ts';

/** The database cannot move as it is; the message says what to do. */
export class CannotMove extends Error {
  readonly code = 'database.cannotMove';
}

/** Two servers: the present one, and the one that takes its place. */
export type Move = {
  readonly source: Kysely<Tables>;
  /** Address at which the target reaches the source. */
  readonly sourceUrl: string;
  readonly target: Kysely<Tables>;
};

// Name of the publication, of the subscription, and of the slot that the subscription makes.
const followed = 'mvi_move';

/** @throws CannotMove if the source does not write what a follower needs */
export async function checkSource(source: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ wal: string; mayReplicate: boolean }>`
    select current_setting('wal_level') as wal, (rolsuper or rolreplication) as "mayReplicate"
    from pg_roles where rolname = current_user`.execute(source);
  const [found] = rows;
  if (found?.wal !== 'logical')
    throw new CannotMove(
      'The present server should have wal_level = logical: `alter system set wal_level = logical`, then restart the server.',
    );
  if (!found.mayReplicate)
    throw new CannotMove('The role at the present server should be a superuser, or have the right REPLICATION.');
}

/** @throws CannotMove if the target may not follow, or another one follows the source already */
export async function checkTarget({ source, target }: Pick<Move, 'source' | 'target'>): Promise<void> {
  const role = await sql<{ all: boolean }>`
    select rolsuper as all from pg_roles where rolname = current_user`.execute(target);
  if (role.rows[0]?.all !== true)
    throw new CannotMove(
      'The role at the new server should be a superuser until the move is over: alter role … superuser.',
    );
  const slots = await sql`select from pg_replication_slots where slot_name = ${followed}`.execute(source);
  if (slots.rows.length > 0 && !(await isFollowing({ target })))
    throw new CannotMove('Another server follows the present one already: end that move with its --to and --undo.');
}

export async function isFollowing({ target }: Pick<Move, 'target'>): Promise<boolean> {
  const { rows } = await sql`
    select from pg_subscription s join pg_database d on d.oid = s.subdbid
    where s.subname = ${followed} and d.datname = current_database()`.execute(target);
  return rows.length > 0;
}

/**
 * Lets the target follow the source: it copies the rows of every table, then receives each change. The schema
 * of both is the same, and the target holds no rows that anybody needs.
 * @throws CannotMove if the target has people, staff, keys of programs, edited content or offers of its own
 */
export async function follow({ source, sourceUrl, target }: Move): Promise<void> {
  const tables = await copiedTables(source);
  await compareTables(tables, await copiedTables(target));
  await refuseUsed(target);
  const names = sql.join(tables.map(nameOf));
  await empty(target, names);
  await sql`drop publication if exists ${sql.id(followed)}`.execute(source);
  // Updates and deletions of a table without a key name the row by all its columns.
  for (const table of tables.filter(({ hasKey }) => !hasKey))
    await sql`alter table ${nameOf(table)} replica identity full`.execute(source);
  await sql`create publication ${sql.id(followed)} for table ${names} with (publish_via_partition_root = true)`.execute(
    source,
  );
  await sql`create subscription ${sql.id(followed)} connection ${sql.lit(sourceUrl)} publication ${sql.id(followed)}`.execute(
    target,
  );
}

/** Empties the tables without their triggers, which would tell followers of an emptied board. */
async function empty(target: Kysely<Tables>, names: RawBuilder<unknown>): Promise<void> {
  await target.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`truncate ${names}`.execute(transaction);
  });
}

async function compareTables(ours: readonly CopiedTable[], theirs: readonly CopiedTable[]): Promise<void> {
  const [present, prepared] = [ours, theirs].map((tables) => new Map(tables.map((one) => [textOf(one), one])));
  const lacking = [...(present?.keys() ?? [])].find((name) => !prepared?.has(name));
  if (lacking !== undefined) throw new CannotMove(`The new server lacks the table ${lacking}, or has other columns.`);
}

const textOf = ({ schema, name, columns }: CopiedTable): string => `${schema}.${name} (${columns.join(', ')})`;

/** A new database has at most the reference data, and the content and invented offers of a first start. */
async function refuseUsed(target: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'candidates' as what where exists (select from candidates)
    union all select 'applications' where exists (select from applications)
    union all select 'keys of programs' where exists (select from api_keys)
    union all select 'offers' where exists (select from offers where source <> 'demo')
    union all select 'subscribers' where exists (select from newsletter_subscriptions)
    union all select 'members of the staff' where exists (select from staff.members)`.execute(target);
  const [used] = rows;
  if (used !== undefined) throw new CannotMove(`The new database should be empty: it has ${used.what} of its own.`);
}

/** What the target lacks: tables that are still being copied, and bytes that it has not confirmed. */
export type Lag = { readonly tables: number; readonly bytes: number };

/** @param until position in the log of the source that counts as everything; by default its end now */
export async function lagOf({ source, target }: Move, until?: string): Promise<Lag> {
  const copying = await sql<{ tables: number }>`
    select count(*)::int as tables from pg_subscription_rel where srsubstate <> 'r'`.execute(target);
  const behind = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(coalesce(${until ?? null}::pg_lsn, pg_current_wal_lsn()), confirmed_flush_lsn)::float8 as bytes
    from pg_replication_slots where slot_name = ${followed}`.execute(source);
  return { tables: copying.rows[0]?.tables ?? 0, bytes: behind.rows[0]?.bytes ?? Infinity };
}

/** Ends the following. The rows that the target has stay there. Does nothing if nobody follows. */
export async function unfollow({ source, target }: Pick<Move, 'source' | 'target'>): Promise<void> {
  if (await isFollowing({ target })) await sql`drop subscription ${sql.id(followed)}`.execute(target);
  await source
    .transaction()
    .setAccessMode('read write')
    .execute((transaction) => sql`drop publication if exists ${sql.id(followed)}`.execute(transaction));
}

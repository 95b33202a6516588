import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/** A table whose rows follow from one server to the other. */
export type CopiedTable = {
  readonly schema: string;
  readonly name: string;
  /** False for a table without a primary key, whose rows are told by all their columns. */
  readonly hasKey: boolean;
  /** Columns in the order of their names, because two servers may have them in another order. */
  readonly columns: readonly string[];
};

// Tables that each server writes itself: its migrations, and its place in the history of changes.
const ownTables = ['kysely_migration', 'kysely_migration_lock', 'migration_compatibility', 'offer_change_clock'];

/**
 * Returns the tables that move: every permanent table of every schema, a partitioned table once. Unlogged
 * tables are not replicated; they hold only what may be lost.
 */
export async function copiedTables(db: Kysely<Tables>): Promise<CopiedTable[]> {
  const { rows } = await sql<CopiedTable>`
    select n.nspname as schema, c.relname as name,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasKey",
      (select array_agg(a.attname::text order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not (n.nspname = 'public' and c.relname = any(${ownTables}))
    order by 1, 2`.execute(db);
  return rows;
}

export const nameOf = ({ schema, name }: CopiedTable) => sql.id(schema, name);

/** Number and fingerprint of the rows of a table. Equal rows give equal fingerprints on every server. */
export type Rows = { readonly count: number; readonly print: string };

export async function printRows(db: Kysely<Tables>, table: CopiedTable): Promise<Rows> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)));
  const { rows } = await sql<Rows>`
    select count(*)::int as count,
      coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0)::text as print
    from ${nameOf(table)}`.execute(db);
  return rows[0] ?? { count: 0, print: '0' };
}

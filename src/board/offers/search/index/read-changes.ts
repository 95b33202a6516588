import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** What changed since a cursor; offers that are gone are among `offers` too. */
export type OfferChanges = {
  /** The transactions that are seen now, as PostgreSQL writes them (pg_snapshot). */
  readonly cursor: string;
  /** Everything is to be read anew. */
  readonly all: boolean;
  readonly offers: readonly number[];
  readonly views: readonly number[];
};

/** Where a reader begins who reads everything after this. */
export async function currentCursor(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`select pg_current_snapshot()::text as cursor`.execute(db);
  return rows[0]?.cursor ?? '';
}

/**
 * The changes of transactions that were not yet to be seen at the cursor, whatever the order in which they
 * began and ended: a number counted upwards would skip those that take longer than their followers.
 */
export async function readChanges(db: Kysely<Tables>, cursor: string): Promise<OfferChanges> {
  const { rows } = await sql<OfferChanges>`
    select pg_current_snapshot()::text as cursor, coalesce(bool_or(kind = 'all'), false) as all,
      coalesce(array_agg(distinct offer_id) filter (where kind = 'offer'), '{}') as offers,
      coalesce(array_agg(distinct offer_id) filter (where kind = 'views'), '{}') as views
    from offer_changes
    where transaction >= pg_snapshot_xmin(${cursor}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${cursor}::pg_snapshot)`.execute(db);
  const [changes] = rows;
  if (changes === undefined) throw new Error('An aggregate without groups gives one row');
  return changes;
}

/** How long changes are kept, in hours: a reader who was away for longer reads everything anew. */
export const keptHours = 24;

export async function pruneChanges(db: Kysely<Tables>): Promise<void> {
  await sql`delete from offer_changes where changed_at < now() - make_interval(hours => ${keptHours})`.execute(db);
}

/**
 * What a cursor is good for: this database in this history of this server. Null where the server tells
 * nobody.
 */
export async function databaseIdentity(db: Kysely<Tables>): Promise<string | null> {
  try {
    const { rows } = await sql<{ identity: string }>`
      select concat_ws(' ', s.system_identifier, c.timeline_id, d.oid) as identity
      from pg_control_system() s, pg_control_checkpoint() c, pg_database d where d.datname = current_database()`.execute(
      db,
    );
    return rows[0]?.identity ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === forbidden) return null;
    throw error;
  }
}

// insufficient_privilege
const forbidden = '42501';

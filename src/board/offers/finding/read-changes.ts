import { sql } from 'kysely';
import type { Kysely, QueryResult } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { keptHours, type OfferChanges, type ReadingPlace } from '#search/feed/offer-source.ts';

/** Returns the current end of the list of changes. A reader that starts there gets every later change. */
export async function currentPlace(db: Kysely<Tables>): Promise<ReadingPlace> {
  const database = await databaseIdentity(db);
  const { rows } = await sql<{ cursor: string }>`select change_snapshot()::text as cursor`.execute(db);
  return { cursor: rows[0]?.cursor ?? '', database };
}

/**
 * Returns the changes of transactions that were not visible at the cursor, in whatever order they started and
 * committed. A sequence number would skip a transaction that takes longer than a later one. Null if the
 * database has another history: a copy was restored, or a standby took over that had missed transactions.
 */
export async function readChanges(
  db: Kysely<Tables>,
  { cursor, database }: ReadingPlace,
): Promise<OfferChanges | null> {
  const identity = await databaseIdentity(db);
  const { rows } = await sql<Omit<OfferChanges, 'place'> & { readonly cursor: string; readonly isAhead: boolean }>`
    select change_snapshot()::text as cursor,
      pg_snapshot_xmax(${cursor}::pg_snapshot) > pg_snapshot_xmax(change_snapshot()) as "isAhead",
      coalesce(bool_or(kind = 'all'), false) as all,
      coalesce(array_agg(distinct offer_id) filter (where kind = 'offer'), '{}') as offers,
      (${changedViews(cursor)}) as views
    from offer_changes
    where transaction >= pg_snapshot_xmin(${cursor}::pg_snapshot)
      and not pg_visible_in_snapshot(transaction, ${cursor}::pg_snapshot)`.execute(db);
  const [changes] = rows;
  if (changes === undefined) throw new Error('An aggregate without groups gives one row');
  if (changes.isAhead || identity !== database) return null;
  const { all, offers, views } = changes;
  return { place: { cursor: changes.cursor, database: identity }, all, offers, views };
}

/**
 * Selects the views that transactions wrote since the cursor, as JSON. A database that was restored has rows
 * of transactions that are still to come, so the upper bound keeps them from being read again and again.
 */
const changedViews = (cursor: string) => sql`
  select coalesce(json_agg(json_build_object('id', offer_id, 'views', views)), '[]') from offer_views
  where transaction >= pg_snapshot_xmin(${cursor}::pg_snapshot)
    and transaction < pg_snapshot_xmax(change_snapshot())
    and not pg_visible_in_snapshot(transaction, ${cursor}::pg_snapshot)`;

/**
 * Deletes old changes. Keeps the last change and the last publication of each offer, because an external
 * follower may be offline for longer (`followOffers`).
 */
export async function pruneChanges(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from offer_changes c where changed_at < now() - make_interval(hours => ${keptHours})
      and (kind <> 'offer' or exists (select from offer_changes l where l.kind = 'offer' and l.offer_id = c.offer_id
        and (l.transaction, l.ctid) > (c.transaction, c.ctid) and l.published >= c.published))`.execute(db);
}

/**
 * Identity of this server, this database, these tables and this timeline. The timeline comes from the log
 * that is being written, because the control file gets a new timeline only at the next checkpoint.
 */
const ownIdentity = sql<string>`(
  select concat_ws(' ', s.system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), d.oid,
    'offers'::regclass::oid, 'offer_changes'::regclass::oid)
  from pg_control_system() s, pg_database d where d.datname = current_database())`;

/**
 * Returns the identity of the history for which a cursor is valid. After a move to another server it is the
 * identity of the first server. Null if the server does not reveal its identity.
 */
export async function databaseIdentity(db: Kysely<Tables>): Promise<string | null> {
  return unlessHidden(
    sql<{ identity: string }>`
    select coalesce((select logical from offer_change_clock where physical = own.identity), own.identity) as identity
    from (select ${ownIdentity} as identity) own`.execute(db),
  );
}

/** Returns the identity of this server alone, as `databaseIdentity` does before any move. */
export async function serverIdentity(db: Kysely<Tables>): Promise<string | null> {
  return unlessHidden(sql<{ identity: string }>`select ${ownIdentity} as identity`.execute(db));
}

async function unlessHidden(asked: Promise<QueryResult<{ identity: string }>>): Promise<string | null> {
  try {
    return (await asked).rows[0]?.identity ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === forbidden) return null;
    throw error;
  }
}

// PostgreSQL's code of insufficient_privilege.
const forbidden = '42501';

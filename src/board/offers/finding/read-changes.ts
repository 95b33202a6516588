import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { keptHours, type OfferChanges, type ReadingPlace } from '#search/feed/offer-source.ts';

/** Where a reader begins who reads everything after this. */
export async function currentPlace(db: Kysely<Tables>): Promise<ReadingPlace> {
  const database = await databaseIdentity(db);
  const { rows } = await sql<{ cursor: string }>`select pg_current_snapshot()::text as cursor`.execute(db);
  return { cursor: rows[0]?.cursor ?? '', database };
}

/**
 * The changes of transactions that were not yet to be seen at the cursor, whatever the order in which they
 * began and ended: a number counted upwards would skip those that take longer than their followers. Null when
 * this is another history than the one that was read: a copy was put back, or a standby took over that had
 * not heard of all.
 */
export async function readChanges(
  db: Kysely<Tables>,
  { cursor, database }: ReadingPlace,
): Promise<OfferChanges | null> {
  const identity = await databaseIdentity(db);
  const { rows } = await sql<Omit<OfferChanges, 'place'> & { readonly cursor: string; readonly isAhead: boolean }>`
    select pg_current_snapshot()::text as cursor,
      pg_snapshot_xmax(${cursor}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead",
      coalesce(bool_or(kind = 'all'), false) as all,
      coalesce(array_agg(distinct offer_id) filter (where kind = 'offer'), '{}') as offers,
      coalesce(array_agg(distinct offer_id) filter (where kind = 'views'), '{}') as views
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
 * Forgets old changes, but for the last one of each offer and the last that published it: whoever follows the
 * board from outside may be away for longer (`followOffers`).
 */
export async function pruneChanges(db: Kysely<Tables>): Promise<void> {
  await sql`
    delete from offer_changes c where changed_at < now() - make_interval(hours => ${keptHours})
      and (kind <> 'offer' or exists (select from offer_changes l where l.kind = 'offer' and l.offer_id = c.offer_id
        and (l.transaction, l.ctid) > (c.transaction, c.ctid) and l.published >= c.published))`.execute(db);
}

/**
 * What a cursor is good for: this database with these tables in this history of this server. Null where the
 * server tells nobody. The timeline is that of the log that is being written: the control file learns of a
 * new one with the next checkpoint.
 */
export async function databaseIdentity(db: Kysely<Tables>): Promise<string | null> {
  try {
    const { rows } = await sql<{ identity: string }>`
      select concat_ws(' ', s.system_identifier, left(pg_walfile_name(pg_current_wal_lsn()), 8), d.oid,
        'offers'::regclass::oid, 'offer_changes'::regclass::oid) as identity
      from pg_control_system() s, pg_database d where d.datname = current_database()`.execute(db);
    return rows[0]?.identity ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === forbidden) return null;
    throw error;
  }
}

// insufficient_privilege
const forbidden = '42501';

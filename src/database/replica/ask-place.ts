import { type Kysely, sql } from 'kysely';
import type { Client } from 'pg';
import type { Tables } from '../tables.ts';
import type { LogPlace } from './marks.ts';

/** How far a standby has come, and which one it is. */
export type StandbyPlace = LogPlace & {
  /** Start of the server, which differs from that of any other. */
  readonly started: number;
};

/** A server that cannot be read instead of the primary. */
export class NoStandby extends Error {
  override readonly name = 'NoStandby';
}

const history = (timeline: string) =>
  `concat_ws(' ', s.system_identifier, d.oid, ${timeline}) as history from pg_control_system() s, pg_database d`;

// The place where the next record will be inserted lies behind every commit, also behind those that are not
// on the disk yet (synchronous_commit = off).
const ofPrimary = `select (pg_current_wal_insert_lsn() - '0/0')::float8 as position,
  ${history('left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)')} where d.datname = current_database()`;

// A standby on another timeline may have replayed as many bytes without having the same commits. Its timeline
// is the newest of three that it tells: of the receiver (to roles that may see it), of the pages on its disk,
// and of its last restart point.
const timeline = `lpad(upper(to_hex(greatest(
  (select received_tli from pg_stat_wal_receiver),
  (select min_recovery_end_timeline from pg_control_recovery()),
  (select timeline_id from pg_control_checkpoint())))), 8, '0')`;
const ofStandby = `select pg_is_in_recovery() as "isStandby", (pg_last_wal_replay_lsn() - '0/0')::float8 as position,
  extract(epoch from pg_postmaster_start_time())::float8 as started,
  ${history(timeline)} where d.datname = current_database()`;

/** Returns the end of the primary's log. @throws the driver's error, also if the server is no primary */
export async function endOfLog(primary: Kysely<Tables>): Promise<LogPlace> {
  const { rows } = await sql<LogPlace>`${sql.raw(ofPrimary)}`.execute(primary);
  const [place] = rows;
  if (place === undefined) throw new NoStandby('The primary does not tell its place');
  return place;
}

/** Returns the place of a standby. @throws NoStandby, or the driver's error */
export async function placeOf(client: Client): Promise<StandbyPlace> {
  const { rows } = await client.query<StandbyPlace & { readonly isStandby: boolean }>(ofStandby);
  const [place] = rows;
  if (place?.isStandby !== true) throw new NoStandby('The replica is no standby: it takes writes itself');
  return place;
}

/** Asks a session for the `started` of its server. */
export const startOfServer = `select extract(epoch from pg_postmaster_start_time())::float8 as started`;

import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { z } from 'zod';
import type { Tables } from '#database/tables.ts';
import { parseWalPosition, formatWalPosition, segmentStart, type WalPosition } from '#backup/database/wal-positions.ts';

/** A session of the process that archives the log. Only one process of a database does. */
export type ArchiveSession = {
  readonly segmentBytes: number;
  readonly timeline: number;
  /** Chains to which the server keeps the log, with the position from which it does. */
  chains(): Promise<readonly Chain[]>;
  begin(): Promise<Chain>;
  drop(chain: Chain): Promise<void>;
  /** Position up to which the log is on the disk, and will not change. */
  flushed(): Promise<WalPosition>;
  /** Lets the server delete the log before this position. */
  release(chain: string, position: WalPosition): Promise<void>;
  close(): Promise<void>;
};

type Chain = { readonly chain: string; readonly keptFrom: WalPosition | null };

// Number of the advisory lock of the archiving process.
const lock = 7_115_003;

const slotRow = z.object({ chain: z.string(), keptFrom: z.string().nullable() });
const serverRow = z.object({ held: z.boolean(), segmentBytes: z.coerce.number().int(), timeline: z.number().int() });
const positionRow = z.object({ lsn: z.string() });

/** @returns undefined if another process archives */
export async function openArchiveSession(url: string): Promise<ArchiveSession | undefined> {
  const session = new Client({ connectionString: url, application_name: 'archive', query_timeout: 10_000 });
  session.on('error', () => undefined); // Ignored, because the next query fails.
  await session.connect();
  const all = async <Row>(schema: z.ZodType<Row>, text: string, values: unknown[] = []): Promise<Row[]> =>
    z.array(schema).parse((await session.query(text, values)).rows);
  const [server] = await all(serverRow, serverText, [lock]);
  if (server?.held !== true) {
    await session.end();
    return undefined;
  }
  const { segmentBytes, timeline } = server;
  const chains = async () =>
    (await all(slotRow, slotsText)).map(({ chain, keptFrom }) => ({
      chain,
      keptFrom: keptFrom === null ? null : segmentStart(parseWalPosition(keptFrom), segmentBytes),
    }));
  return {
    segmentBytes,
    timeline,
    chains,
    begin: async () => {
      const chain = randomBytes(6).toString('hex');
      await session.query('select pg_create_physical_replication_slot($1, true)', [`backup_${chain}`]);
      return (await chains()).find((one) => one.chain === chain) ?? { chain, keptFrom: null };
    },
    drop: async ({ chain }) => void (await session.query('select pg_drop_replication_slot($1)', [`backup_${chain}`])),
    flushed: async () => {
      const [row] = await all(positionRow, 'select pg_current_wal_flush_lsn()::text as lsn');
      return parseWalPosition(row?.lsn ?? '');
    },
    release: async (chain, position) => {
      const values = [`backup_${chain}`, formatWalPosition(position)];
      await session.query('select pg_replication_slot_advance($1, $2::pg_lsn)', values);
    },
    close: () => session.end(),
  };
}

// A lost slot keeps no log any more, because the place was out of reach for too long.
const slotsText = `
  select substr(slot_name, 8)::text as chain, case when wal_status <> 'lost' then restart_lsn::text end as "keptFrom"
  from pg_replication_slots where slot_name like 'backup\\_%'`;

const serverText = `
  select pg_try_advisory_lock($1) as held,
    (select setting from pg_settings where name = 'wal_segment_size') as "segmentBytes",
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as "timeline"`;

/** Ends the archives of former days, for which the server would keep its log. */
export async function dropArchives(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_drop_replication_slot(slot_name) from pg_replication_slots
    where slot_name like 'backup\\_%' and slot_type = 'physical' and not active`.execute(db);
}

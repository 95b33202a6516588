import { Hosts } from '#database/hosts.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { BackupFailed } from '#backup/store/errors.ts';
import { parseWalPosition, type WalPosition } from './wal-positions.ts';

/** Where a base backup ends, and what its restored folder needs. */
type BaseEnd = { readonly stop: WalPosition; readonly stoppedAt: Date; readonly label: string };

/** A session that backs up the embedded server (manual of PostgreSQL: Low-Level Base Backups). */
export type BackupSession = {
  /** @returns the position from which a restore replays the log */
  begin(): Promise<WalPosition>;
  end(): Promise<BaseEnd>;
  facts(): Promise<ServerFacts>;
  close(): Promise<void>;
};

export type ServerFacts = z.output<typeof factsRow>;

// Number of the advisory lock of a backup: a second backup would delete what the first has not named yet.
const lock = 7_115_002;

const factsRow = z.object({
  systemIdentifier: z.string(),
  serverVersion: z.string(),
  segmentBytes: z.coerce.number().int(),
  timeline: z.number().int(),
  /** Chains of the continuous archive that still receive this server's log. */
  chains: z.array(z.string()),
});
const beginRow = z.object({ lsn: z.string() });
const endRow = z.object({ lsn: z.string(), labelfile: z.string(), spcmapfile: z.string(), at: z.date() });
const lockRow = z.object({ held: z.boolean() });

/** Another process makes a backup of this database. */
export class BackupUnderWay extends BackupFailed {}

/** @throws BackupUnderWay */
export async function openBackupSession(url: string): Promise<BackupSession> {
  const session = new Client({ connectionString: await new Hosts(url).findPrimary(), application_name: 'backup' });
  session.on('error', () => undefined); // Ignored, because the next query fails.
  await session.connect();
  const one = async <Row>(schema: z.ZodType<Row>, text: string, values: unknown[] = []): Promise<Row> =>
    schema.parse((await session.query(text, values)).rows[0]);
  const { held } = await one(lockRow, 'select pg_try_advisory_lock($1) as held', [lock]);
  if (!held) {
    await session.end();
    throw new BackupUnderWay('Another backup of this database is under way: wait until it is done.');
  }
  return {
    begin: async () => {
      // The slot keeps the log until the end of this session.
      await session.query("select pg_create_physical_replication_slot('base_' || pg_backend_pid(), true, true)");
      return parseWalPosition((await one(beginRow, "select pg_backup_start('backup', true)::text as lsn")).lsn);
    },
    end: async () => {
      const text = 'select lsn::text, labelfile, spcmapfile, clock_timestamp() as at from pg_backup_stop(false)';
      const { lsn, labelfile, spcmapfile, at } = await one(endRow, text);
      if (spcmapfile.trim() !== '')
        throw new BackupFailed('Databases with tablespaces of their own are not backed up.');
      return { stop: parseWalPosition(lsn), stoppedAt: at, label: labelfile };
    },
    facts: () => one(factsRow, factsText),
    close: () => session.end(),
  };
}

const factsText = `
  select system_identifier::text as "systemIdentifier", current_setting('server_version') as "serverVersion",
    (select setting from pg_settings where name = 'wal_segment_size') as "segmentBytes",
    ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as "timeline",
    array(select substr(slot_name, 8)::text from pg_replication_slots where slot_name like 'backup\\_%') as "chains"
  from pg_control_system()`;

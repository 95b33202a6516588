import { chmod, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { EmbeddedServerFailed } from '#database/embedded/errors.ts';
import type { EmbeddedServer } from '#database/embedded/join-running.ts';
import { startEmbeddedServer } from '#database/embedded/start-embedded-server.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import type { DatabasePart } from '#backup/store/manifest.ts';
import { contentName, readChecked } from '#backup/store/objects.ts';
import { BackupFailed } from '#backup/store/errors.ts';
import { archivedPieces } from '#backup/database/archived-wal.ts';
import { followingPieces, type WalPiece } from '#backup/database/wal-pieces.ts';
import { parseWalPosition, segmentName, segmentStart } from '#backup/database/wal-positions.ts';

type Parts = {
  readonly store: BackupStore;
  readonly database: DatabasePart;
  /** Empty folder that becomes a data folder. */
  readonly dataDir: string;
  /** Replays the log up to this moment; `all` of the archive, or only that of the `backup` itself. */
  readonly until: Date | 'all' | 'backup';
  /** False for a trial: faster, but a power cut may break the restored database. */
  readonly durable: boolean;
  readonly report: (step: string) => void;
};

export type RestoredDatabase = {
  readonly server: EmbeddedServer;
  /** False if the log ends before the wanted moment. */
  readonly reached: boolean;
};

/**
 * Restores the database and starts its server, which replays the log. PostgreSQL finds the log in its own
 * folder, so that the server's user needs access neither to the backup nor to Node.
 * @throws BackupDamaged, BackupFailed
 */
export async function restoreDatabase(parts: Parts): Promise<RestoredDatabase> {
  const { dataDir, until, durable, report } = parts;
  const folder = join(dataDir, 'postgres');
  await writeFolder(parts, folder);
  await writeLog(parts, folder);
  await writeFrom(join(folder, 'backup_label'), [Buffer.from(parts.database.label)]);
  await writeFrom(join(folder, 'recovery.signal'), []);
  report('Replaying the log');
  const target: [string, string][] = until instanceof Date ? [['recovery_target_time', timeOf(until)]] : [];
  const settings = { ...recovery, ...Object.fromEntries(target) };
  try {
    return { server: await startEmbeddedServer({ dataDir, durable, settings }), reached: true };
  } catch (error) {
    const words = await fatalWords(dataDir, error);
    // The log ends before the moment: nothing is known after it.
    if (!words.includes('recovery ended before configured recovery target was reached'))
      throw new BackupFailed(`PostgreSQL cannot restore this backup: ${words}`, { cause: error });
    return { server: await startEmbeddedServer({ dataDir, durable, settings: recovery }), reached: false };
  }
}

// PostgreSQL does not read the letters of ISO 8601 here.
const timeOf = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00');

const recovery = {
  // PostgreSQL demands a command, and looks into pg_wal where it fails.
  restore_command: 'false',
  recovery_target_timeline: 'current',
  recovery_target_action: 'promote',
  // Nobody is let in before the end of the recovery.
  hot_standby: 'off',
};

async function writeFolder({ store, database, report }: Parts, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (const path of database.folders) await mkdir(join(folder, path), { recursive: true, mode: 0o700 });
  const limit = pLimit(4);
  let done = 0;
  const write = async ({ path, pieces }: DatabasePart['files'][number]) => {
    const what = `the file ${path} of the database`;
    await writeFrom(join(folder, path), piecesOf(store, pieces, what));
    report(`${++done} of ${database.files.length} files of the database`);
  };
  const written = await Promise.allSettled(database.files.map((file) => limit(() => write(file))));
  for (const one of written) if (one.status === 'rejected') throw one.reason;
}

async function* piecesOf(store: BackupStore, pieces: readonly string[], what: string) {
  for (const sha256 of pieces) yield await readChecked(store, { name: contentName(sha256), sha256, what });
}

/** Writes the log as whole segments; zeros after its end tell PostgreSQL that it ends. */
async function writeLog({ store, database, until, report }: Parts, folder: string): Promise<void> {
  const { segmentBytes, timeline } = database;
  const own = database.wal.map(({ start, end, sha256 }) => ({
    start: parseWalPosition(start),
    end: parseWalPosition(end),
    sha256,
    name: contentName(sha256),
  }));
  const { chain } = database;
  const archived = until === 'backup' || chain === null ? [] : await archivedPieces(store, chain);
  const begin = segmentStart(parseWalPosition(database.start), segmentBytes);
  const pieces: (WalPiece & { name: string })[] = followingPieces([...own, ...archived], begin);
  const whole = Buffer.alloc(segmentBytes);
  for (const [at, piece] of pieces.entries()) {
    report(`${at + 1} of ${pieces.length} parts of the log`);
    const bytes = await readChecked(store, { ...piece, what: `the log at ${piece.name.split('/').at(-1)}` });
    const start = segmentStart(piece.start, segmentBytes);
    whole.set(bytes, Number(piece.start - start));
    const next = pieces[at + 1];
    if (next !== undefined && segmentStart(next.start, segmentBytes) === start) continue;
    await writeFrom(join(folder, 'pg_wal', segmentName(timeline, start, segmentBytes)), [whole]);
    whole.fill(0);
  }
}

/** Does not synchronise the file, because PostgreSQL synchronises its whole folder before a recovery. */
async function writeFrom(path: string, content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await rm(path, { force: true });
  await using file = await open(path, 'wx', 0o600);
  for await (const bytes of content) await file.writeFile(bytes);
}

/** Returns the reasons that the server wrote into its log. */
async function fatalWords(dataDir: string, error: unknown): Promise<string> {
  if (!(error instanceof EmbeddedServerFailed)) throw error;
  const text = await readFile(join(dataDir, 'postgres.log'), 'utf8').catch(() => '');
  const fatal = Array.from(text.matchAll(/ (?:FATAL|PANIC): {2}(.+)/g), ([, words = '']) => words);
  return fatal.join('; ') || error.message;
}

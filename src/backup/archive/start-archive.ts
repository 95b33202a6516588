import { setTimeout as wait } from 'node:timers/promises';
import type { Files } from '#files/files.ts';
import { second } from '#durations.ts';
import { keepFile } from '#backup/files/kept-files.ts';
import type { NewFiles } from '#backup/files/new-files.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { type ArchivedLog, openArchivedLog } from './archived-log.ts';
import { type ArchiveSession, openArchiveSession } from './archive-session.ts';

type Parts = {
  readonly store: BackupStore;
  /** Address of the embedded server. */
  readonly url: string;
  readonly dataDir: string;
  readonly files: Pick<Files, 'get'>;
  readonly newFiles: NewFiles;
  /** Makes sure that the place belongs to this installation. @throws PlaceTaken */
  readonly hold: () => Promise<void>;
  readonly log: { error(facts: object, words: string): void; info(facts: object, words: string): void };
};

type Standstill = { readonly since: Date; readonly reason: string };

/** The continuous archive of this process. */
export type Archive = {
  /** Name of the chain that this process writes; null if another does, or the archive has not begun. */
  chain(): string | null;
  /** Since when and why this process cannot send; null while it can, or another process does. */
  standstill(): Standstill | null;
  /** Sends the rest, and ends. */
  stop(): Promise<void>;
};

const every = second;
/** A part of the ten seconds in which a process must stop. */
const longestStop = 3 * second;
/** Time until the next try, after a failure or while another process archives. */
const patience = 10 * second;

/**
 * Sends the log and new documents to the place for backups, once a second. Of all processes of a database,
 * one does. A failure is logged once, and tried again until it works.
 */
export function startArchive(parts: Parts): Archive {
  const stopping = new AbortController();
  const writer = archiveWriter(parts);
  let standstill: Standstill | null = null;
  const turn = async (): Promise<number> => {
    try {
      const archives = await writer.send();
      if (standstill !== null) parts.log.info({}, 'the archive of the database goes on');
      standstill = null;
      return archives ? every : patience;
    } catch (err) {
      if (standstill === null) parts.log.error({ err }, 'the archive of the database stands still');
      standstill ??= { since: new Date(), reason: err instanceof Error ? err.message : String(err) };
      await writer.close();
      return patience;
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const pause = await turn();
      await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
    await turn();
    await writer.close();
  };
  const running = run();
  return {
    chain: writer.chain,
    standstill: () => standstill,
    stop: async () => {
      stopping.abort();
      // A place that does not answer must not hold the stop of the process; the next start sends the rest.
      await Promise.race([running, wait(longestStop, undefined, { ref: false })]);
    },
  };
}

function archiveWriter({ store, url, dataDir, files, newFiles, hold }: Parts) {
  let session: ArchiveSession | undefined;
  let log: ArchivedLog | undefined;
  const sendFiles = async () => {
    for (const key of await newFiles.keys()) {
      await keepFile(store, files, key);
      await newFiles.forget(key);
    }
  };
  return {
    chain: () => log?.chain ?? null,
    /** @returns false if another process archives */
    send: async (): Promise<boolean> => {
      session ??= await openArchiveSession(url);
      if (session === undefined) return false;
      await hold();
      log ??= await openArchivedLog(session, store, dataDir);
      // Documents that rows of this part of the log name are noted already: they go first.
      const upTo = await session.flushed();
      await sendFiles();
      await log.send(upTo);
      return true;
    },
    close: async () => {
      const ended = session;
      [session, log] = [undefined, undefined];
      await ended?.close().catch(() => undefined);
    },
  };
}

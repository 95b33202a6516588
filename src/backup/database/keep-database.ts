import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isInitialised } from '#database/embedded/data-folder.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';
import { BackupFailed } from '#backup/store/errors.ts';
import type { DatabasePart } from '#backup/store/manifest.ts';
import type { ContentObjects } from '#backup/store/objects.ts';
import { reachOf } from './archived-wal.ts';
import type { BackupSession } from './backup-session.ts';
import { copyFolder } from './copied-folder.ts';
import { readWal } from './wal-pieces.ts';
import { formatWalPosition, partsOfSegments, segmentStart, type WalPosition } from './wal-positions.ts';

type Parts = {
  readonly store: BackupStore;
  readonly objects: ContentObjects;
  readonly dataDir: string;
  readonly session: BackupSession;
  readonly report: (step: string) => void;
};

/**
 * Copies the database of the embedded server while it works: its folder, and the log from the beginning to
 * the end of the copy, without which the copy would be useless.
 */
export async function keepDatabase({ store, objects, dataDir, session, report }: Parts): Promise<DatabasePart> {
  const dataFolder = join(dataDir, 'postgres');
  if (!(await isInitialised(dataFolder))) throw new BackupFailed(`There is no database in ${dataDir}.`);
  const start = await session.begin();
  const folder = await copyFolder(dataFolder, objects, (done, all) =>
    report(`${done} of ${all} files of the database`),
  );
  const { stop, stoppedAt, label } = await session.end();
  const { chains, ...facts } = await session.facts();
  const log = { dataFolder, ...facts };
  const wal = [];
  // PostgreSQL reads the log from the beginning of a segment.
  for (const part of partsOfSegments(segmentStart(start, facts.segmentBytes), stop, facts.segmentBytes)) {
    const sha256 = await objects.put(await readWal(log, part));
    wal.push({ start: formatWalPosition(part.start), end: formatWalPosition(part.end), sha256 });
  }
  const chain = await chainFrom(store, chains, segmentStart(start, facts.segmentBytes));
  const positions = { start: formatWalPosition(start), stop: formatWalPosition(stop) };
  return { ...facts, ...positions, stoppedAt: stoppedAt.toISOString(), chain, label, ...folder, wal };
}

const patience = 10_000;

/**
 * Returns the continuous archive that has the log from this position on. The archive is a second behind, so
 * this waits for it.
 */
async function chainFrom(store: BackupStore, chains: readonly string[], start: WalPosition): Promise<string | null> {
  for (const chain of chains) {
    const end = Date.now() + patience;
    for (;;) {
      const reach = await reachOf(store, chain, start);
      if (reach === 'here') return chain;
      if (reach === 'never' || Date.now() > end) break;
      await wait(200);
    }
  }
  return null;
}

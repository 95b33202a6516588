import { checksumOf } from '#files/checksum.ts';
import { join } from 'node:path';
import { archivedPieces, nameOfPiece } from '#backup/database/archived-wal.ts';
import { followingPieces, readWal } from '#backup/database/wal-pieces.ts';
import { partsOfSegments, segmentStart, type WalPosition } from '#backup/database/wal-positions.ts';
import type { BackupStore } from '#backup/store/backup-store.ts';

import type { ArchiveSession } from './archive-session.ts';

/** A chain that grows. */
export type ArchivedLog = {
  readonly chain: string;
  /** Sends the log up to this position. */
  send(upTo: WalPosition): Promise<void>;
};

/**
 * Continues the chain that the server keeps the log for, if the log follows it without a gap; otherwise
 * begins a new chain, for which a new backup is due.
 */
export async function openArchivedLog(
  session: ArchiveSession,
  store: BackupStore,
  dataDir: string,
): Promise<ArchivedLog> {
  for (const kept of await session.chains()) {
    const position = await positionOf(store, kept);
    if (position !== null) return growing(session, { store, dataDir, chain: kept.chain, position });
    await session.drop(kept);
  }
  const { chain, keptFrom } = await session.begin();
  if (keptFrom === null) throw new Error('PostgreSQL keeps no log for the archive');
  return growing(session, { store, dataDir, chain, position: keptFrom });
}

type Kept = { readonly chain: string; readonly keptFrom: WalPosition | null };

/** Returns the position at which a chain goes on; null if the log has a gap after it. */
async function positionOf(store: BackupStore, { chain, keptFrom }: Kept): Promise<WalPosition | null> {
  if (keptFrom === null) return null;
  const pieces = await archivedPieces(store, chain);
  if (pieces.length === 0) return keptFrom;
  const first = pieces.reduce((start, piece) => (piece.start < start ? piece.start : start), keptFrom);
  const end = followingPieces(pieces, first).at(-1)?.end ?? first;
  return end < keptFrom ? null : end;
}

type Growing = { readonly store: BackupStore; readonly dataDir: string; readonly chain: string; position: WalPosition };

function growing(session: ArchiveSession, state: Growing): ArchivedLog {
  const { store, chain } = state;
  const { segmentBytes } = session;
  const log = { dataFolder: join(state.dataDir, 'postgres'), ...session };
  const put = async (part: { start: WalPosition; end: WalPosition }) => {
    const bytes = await readWal(log, part);
    await store.put(nameOfPiece(chain, { ...part, sha256: checksumOf(bytes) }), bytes);
  };
  return {
    chain,
    send: async (upTo) => {
      for (const { start, end } of partsOfSegments(state.position, upTo, segmentBytes)) {
        const segment = segmentStart(start, segmentBytes);
        const isFinished = end === segment + BigInt(segmentBytes);
        // A finished segment is sent whole, and replaces its parts.
        await put(isFinished ? { start: segment, end } : { start, end });
        state.position = end;
        if (!isFinished) continue;
        for (const part of await archivedPieces(store, chain))
          if (part.start >= segment && part.end <= end && part.end - part.start < BigInt(segmentBytes))
            await store.delete(part.name);
        await session.release(chain, end);
      }
    },
  };
}

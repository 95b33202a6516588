import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type WalPosition, segmentName, segmentStart } from './wal-positions.ts';

/** Bytes of the log between two positions of one segment. */
export type WalPiece = { readonly start: WalPosition; readonly end: WalPosition; readonly sha256: string };

type Log = { readonly dataFolder: string; readonly timeline: number; readonly segmentBytes: number };

/**
 * Reads a part of one segment. The server must have flushed the log up to `end`, because later bytes may
 * still change.
 */
export async function readWal(
  { dataFolder, timeline, segmentBytes }: Log,
  { start, end }: { readonly start: WalPosition; readonly end: WalPosition },
): Promise<Uint8Array> {
  const name = segmentName(timeline, start, segmentBytes);
  await using file = await open(join(dataFolder, 'pg_wal', name), 'r');
  const bytes = Buffer.alloc(Number(end - start));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, Number(start - segmentStart(start, segmentBytes)));
  if (bytesRead < bytes.length) throw new Error(`${name} is shorter than the log`);
  return bytes;
}

/**
 * Selects pieces that follow each other without a gap from `start`, as far as they lead. Pieces may overlap,
 * because the pieces of a finished segment are joined before they are deleted.
 */
export function followingPieces<Piece extends Pick<WalPiece, 'start' | 'end'>>(
  pieces: readonly Piece[],
  start: WalPosition,
): Piece[] {
  const following: Piece[] = [];
  const inOrder = pieces.toSorted((one, other) => compare(one.start, other.start));
  let [at, next] = [start, 0];
  for (;;) {
    let best: Piece | undefined;
    for (; next < inOrder.length; next += 1) {
      const piece = inOrder[next];
      if (piece === undefined || piece.start > at) break;
      if (piece.end > (best?.end ?? at)) best = piece;
    }
    if (best === undefined) return following;
    following.push(best);
    at = best.end;
  }
}

const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

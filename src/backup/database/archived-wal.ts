import type { BackupStore } from '#backup/store/backup-store.ts';
import type { WalPiece } from './wal-pieces.ts';
import type { WalPosition } from './wal-positions.ts';

// A chain is a part of the log without a gap, of one server between two restores. Its pieces are named by
// their positions.
const nameShape = /^wal\/(\w+)\/([0-9a-f]{16})-([0-9a-f]{16})\.([0-9a-f]{64})$/;
const digits = (position: WalPosition): string => position.toString(16).padStart(16, '0');

export type ArchivedPiece = WalPiece & { readonly name: string; readonly chain: string };

export const nameOfPiece = (chain: string, { start, end, sha256 }: WalPiece): string =>
  `wal/${chain}/${digits(start)}-${digits(end)}.${sha256}`;

/** Lists the archived pieces of a chain, or of all chains. */
export async function archivedPieces(store: BackupStore, chain?: string): Promise<ArchivedPiece[]> {
  const pieces: ArchivedPiece[] = [];
  for await (const { name } of store.list(chain === undefined ? 'wal' : `wal/${chain}`)) {
    const [, of, start, end, sha256] = nameShape.exec(name) ?? [];
    if (of === undefined || start === undefined || end === undefined || sha256 === undefined) continue;
    pieces.push({ name, chain: of, start: BigInt(`0x${start}`), end: BigInt(`0x${end}`), sha256 });
  }
  return pieces;
}

/**
 * Tells if a chain has the log at this position; `later` if it has not come so far yet, and `never` if the
 * place has nothing of the chain.
 */
export async function reachOf(
  store: BackupStore,
  chain: string,
  position: WalPosition,
): Promise<'here' | 'later' | 'never'> {
  const pieces = await archivedPieces(store, chain);
  if (pieces.some((piece) => piece.start <= position && piece.end > position)) return 'here';
  return pieces.some((piece) => piece.start <= position) ? 'later' : 'never';
}

import type { Readable } from 'node:stream';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { minute } from '#durations.ts';
import { archiveLimits, endArchiveTurn, prolongArchiveTurn, takeArchiveTurn } from './archive-turns.ts';
import { exportArchive } from './export-archive.ts';

/** Limit of a download in milliseconds. A download of 50 MB at a megabit a second takes seven minutes. */
const maxDuration = 10 * minute;

/**
 * Ignores a failure to prolong or end a turn, because a turn ends by itself, as after a crash of this
 * process.
 */
const ignore = () => {};

type Exporting = Pick<Board, 'accounts' | 'db' | 'files' | 'now'>;

/**
 * Returns the archive of all data about a candidate for the candidate's browser. Each account gets one
 * download at a time, and only a few in a quarter of an hour. A download that takes too long is cancelled,
 * which ends its turn.
 * @throws SignInRequired
 * @throws ArchiveRefused
 */
export async function downloadArchive(board: Exporting, viewer: Viewer, milliseconds = maxDuration): Promise<Readable> {
  const { id } = signedIn(viewer);
  const turn = await takeArchiveTurn(board, id);
  const end = () => endArchiveTurn(board, turn).catch(ignore);
  const archive = await exportArchive(board, viewer).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const prolonging = setInterval(() => void prolongArchiveTurn(board, turn).catch(ignore), archiveLimits.lease / 3);
  const cutting = setTimeout(() => archive.destroy(new Error('an archive took too long')), milliseconds);
  archive.once('close', () => {
    clearInterval(prolonging);
    clearTimeout(cutting);
    void end();
  });
  return archive;
}

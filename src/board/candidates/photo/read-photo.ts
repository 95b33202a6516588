import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { FileNotFound } from '#files/files.ts';
import { signedIn } from '../sign-in-required.ts';

/**
 * Reads the candidate's own photo, a JPEG; undefined if the profile has none.
 * @throws SignInRequired
 */
export async function readPhoto(board: Board, viewer: Viewer): Promise<Uint8Array | undefined> {
  const { id } = signedIn(viewer);
  const found = board.db.selectFrom('candidates').select('photo_file_key').where('id', '=', id);
  const fileKey = (await found.executeTakeFirst())?.photo_file_key ?? null;
  if (fileKey === null) return undefined;
  return board.files.get(fileKey).catch((error: unknown) => {
    // The photo was replaced after its key had been read.
    if (error instanceof FileNotFound) return undefined;
    throw error;
  });
}

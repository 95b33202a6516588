import type { Board } from '#board/context/board.ts';
import { InvalidInput } from '#words/invalid-input.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { safeFileName } from '#board/candidates/documents/safe-file-name.ts';
import { requireOwnCv } from './require-own-cv.ts';
import { asCvId } from './read-cv.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';

/**
 * Renames a CV. The extension stays, because it states the type of the file. Applications already sent keep
 * the old name.
 * @throws SignInRequired, CvNotFound
 * @throws InvalidInput on `name` with field.required
 */
export async function renameCv(
  board: Board,
  viewer: Viewer,
  { id, name }: { id: string; name: unknown },
): Promise<void> {
  const candidate = signedIn(viewer);
  const cvId = asCvId(id);
  await board.db.transaction().execute(async (transaction) => {
    await lockCandidate(transaction, candidate.id);
    const { file_name } = await requireOwnCv(transaction, candidate.id, cvId);
    const change = transaction.updateTable('cvs').set({ file_name: named(name, extensionOf(file_name)) });
    await change.where('id', '=', cvId).execute();
  });
}

const extensionOf = (fileName: string): string => fileName.slice(fileName.lastIndexOf('.'));

function named(name: unknown, extension: string): string {
  const typed = typeof name === 'string' ? safeFileName(name) : '';
  const hasExtension = typed.toLowerCase().endsWith(extension.toLowerCase());
  const stem = (hasExtension ? typed.slice(0, -extension.length) : typed).trim();
  if (stem === '') throw new InvalidInput({ name: 'field.required' });
  return safeFileName(stem + extension);
}

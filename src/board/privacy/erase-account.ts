import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';
import { lockCandidate } from '#board/candidates/recompute-status.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/viewer.ts';

/**
 * Erases all that is kept about the candidate, for good: the rows, then the files. Links in recruiters' mails
 * show nothing from then on, and nobody is told. Whoever signs in again begins anew. A crash before the files
 * are gone leaves them to the sweep.
 * @throws SignInRequired
 */
export async function eraseAccount({ db, files }: Pick<Board, 'db' | 'files'>, viewer: Viewer): Promise<void> {
  const { id } = signedIn(viewer);
  const keys = await db.transaction().execute(async (running) => {
    await lockCandidate(running, id);
    const { rows } = await sql<{ key: string }>`
      select file_key as key from cvs where candidate_id = ${id}
      union select cv_file_key from applications where candidate_id = ${id}
      union select cover_letter_file_key from applications where candidate_id = ${id} and cover_letter_file_key is not null
      union select photo_file_key from candidates where id = ${id} and photo_file_key is not null`.execute(running);
    await running.deleteFrom('candidates').where('id', '=', id).execute();
    return rows.map(({ key }) => key);
  });
  for (const key of await unnamedOf(db, keys)) await files.delete(key);
}

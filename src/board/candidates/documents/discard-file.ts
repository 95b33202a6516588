import type { Board } from '#board/board.ts';

/**
 * Deletes a file whose row could not be written, unless a row names it after all: when the connection is lost
 * during a commit, nobody knows how it ended. When even that cannot be asked, the file stays.
 */
export async function discardUnlessNamed({ db, files }: Board, fileKey: string): Promise<void> {
  try {
    const named = await db
      .selectFrom('cvs')
      .select('file_key')
      .where('file_key', '=', fileKey)
      .unionAll(
        db
          .selectFrom('applications')
          .select('cv_file_key as file_key')
          .where((row) => row.or([row('cv_file_key', '=', fileKey), row('cover_letter_file_key', '=', fileKey)])),
      )
      .unionAll(db.selectFrom('candidates').select('oid as file_key').where('photo_file_key', '=', fileKey))
      .executeTakeFirst();
    if (named === undefined) await files.delete(fileKey);
  } catch {
    // The caller throws what went wrong first; a file that nothing names does no harm.
  }
}

import { type Kysely, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Tables } from '#database/tables.ts';

/** Returns the files to which no row refers; nobody can request these files. */
export async function unnamedOf(db: Kysely<Tables>, fileKeys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${fileKeys}::text[]) as asked (key)
    where not exists (select from cvs where file_key = key)
      and not exists (select from applications where cv_file_key = key)
      and not exists (select from applications where cover_letter_file_key = key)
      and not exists (select from candidates where photo_file_key = key)`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * Deletes a file whose row could not be written, unless a row refers to it. The row may exist if the
 * connection was lost during the commit. If the rows cannot be read, the file stays.
 */
export async function discardUnlessNamed({ db, files }: Pick<Board, 'db' | 'files'>, fileKey: string): Promise<void> {
  try {
    for (const key of await unnamedOf(db, [fileKey])) await files.delete(key);
  } catch {
    // Ignores errors, because the caller throws the original error, and the sweep later deletes files without
    // a row.
  }
}

import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { deleteFiles } from '#board/candidates/documents/delete-file.ts';
import { unnamedOf } from '#board/candidates/documents/discard-file.ts';

const limit = 500;

// PostgreSQL's `greatest` ignores nulls.
const lastEvent = sql`greatest(applied_at, transmitted_at, withdrawn_at,
  (select max(opened_at) from application_openings where application_id = applications.id),
  (select max(answered_at) from application_answers where application_id = applications.id),
  (select max(written_at) from application_messages where application_id = applications.id))`;

const which = { withdrawn: sql`withdrawn_at`, all: lastEvent };

/**
 * Deletes applications whose last event (or whose withdrawal) lies before a moment. Then deletes their
 * documents, unless another row refers to the same file. Skips rows that another process has locked.
 * @returns a function that deletes a batch and returns the number of deleted applications
 */
export function deleteApplications(what: keyof typeof which) {
  return async ({ db, files }: Pick<Board, 'db' | 'files'>, before: Date): Promise<number> => {
    const { rows } = await sql<{ cv: string; letter: string | null }>`
      delete from applications where id = any (array(
        select id from applications where ${which[what]} < ${before} limit ${limit} for update skip locked
      )) returning cv_file_key as cv, cover_letter_file_key as letter`.execute(db);
    const keys = rows.flatMap(({ cv, letter }) => (letter === null ? [cv] : [cv, letter]));
    await deleteFiles({ files }, await unnamedOf(db, [...new Set(keys)]));
    return rows.length;
  };
}

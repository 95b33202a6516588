import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';

/** Returns the keys of all files to which a row refers. */
export async function namedFiles(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from cvs
    union select cv_file_key from applications
    union select cover_letter_file_key from applications where cover_letter_file_key is not null
    union select photo_file_key from candidates where photo_file_key is not null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

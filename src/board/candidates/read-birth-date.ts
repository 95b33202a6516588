import type { Board } from '#board/context/board.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';

/** Returns the candidate's birth date, 'YYYY-MM-DD'; null if the candidate has not given it. */
export async function readBirthDate({ db }: Pick<Board, 'db'>, { candidate }: SignedInViewer): Promise<string | null> {
  const found = await db
    .selectFrom('candidates')
    .select('birth_date')
    .where('id', '=', candidate.id)
    .executeTakeFirst();
  return found?.birth_date ?? null;
}

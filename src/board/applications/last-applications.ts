import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Locale } from '#words/locale.ts';
import { applicationRows, type MyApplication, toMyApplication } from './my-applications.ts';

/**
 * Returns the candidate's last applications, up to `most`, and the number of all of them, with one query.
 * Place names are in `locale`.
 * @throws SignInRequired
 */
export async function lastApplications(
  board: Pick<Board, 'db' | 'now' | 'desk'>,
  viewer: Viewer,
  locale: Locale,
  most: number,
): Promise<{ readonly last: readonly MyApplication[]; readonly total: number }> {
  const rows = await applicationRows(board.db, locale)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('candidate_id', '=', signedIn(viewer).id)
    .orderBy('applied_at', 'desc')
    .orderBy('applications.id')
    .limit(most)
    .execute();
  return { last: rows.map((row) => toMyApplication(board, row)), total: rows[0]?.total ?? 0 };
}

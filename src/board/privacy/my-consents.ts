import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Purpose } from '#board/candidates/purposes.ts';

/** One entry of the history; `textVersion` is a day, 'YYYY-MM-DD'. */
export type Consent = {
  readonly purpose: Purpose;
  readonly given: boolean;
  readonly textVersion: string;
  readonly recordedAt: Date;
};

/**
 * Returns the consents that the candidate gave and withdrew, latest first.
 * @throws SignInRequired
 */
export async function myConsents(board: Pick<Board, 'db'>, viewer: Viewer): Promise<Consent[]> {
  const { id } = signedIn(viewer);
  return board.db
    .selectFrom('consents')
    .select(['purpose', 'given', 'text_version as textVersion', 'recorded_at as recordedAt'])
    .where('candidate_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
}

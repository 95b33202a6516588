import type { Board } from '#board/context/board.ts';
import { signedIn } from '#board/candidates/sign-in-required.ts';
import type { Viewer } from '#board/context/viewer.ts';

/** A reading of the candidate's data by the staff. The candidate does not learn who read. */
export type Reading = { readonly at: Date; readonly reason: string };

/** Limit of readings that the page lists; the archive has all of them. */
export const mostReadingsShown = 100;

/**
 * Returns when and why the staff read the candidate's data, latest first.
 * @throws SignInRequired
 */
export async function ownReadings(
  { db }: Pick<Board, 'db'>,
  viewer: Viewer,
  limit: number | null = null,
): Promise<Reading[]> {
  const { oid } = signedIn(viewer);
  const rows = await db
    .selectFrom('staff.audit')
    .select(['at', 'reason'])
    .where('subject_kind', '=', 'candidate')
    .where('subject_id', '=', oid)
    .where('act', 'in', ['candidate.read', 'candidate.export', 'mail.read'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== null, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ at, reason }) => ({ at, reason: reason ?? '' }));
}

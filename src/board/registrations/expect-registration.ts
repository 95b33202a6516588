import type { Board } from '#board/context/board.ts';
import type { ViewingCandidate } from '#board/context/viewer.ts';

export type RegistrationKind = 'simple' | 'complete';

/** Notes a new account. It is counted when its owner reaches the welcome page. */
export async function expectRegistration(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { id }: Pick<ViewingCandidate, 'id'>,
  kind: RegistrationKind,
): Promise<void> {
  await db
    .insertInto('expected_registrations')
    .values({ candidate_id: id, kind, since_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

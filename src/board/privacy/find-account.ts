import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { toViewingCandidate, viewingColumns } from '#board/candidates/viewing-candidate.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';

/** A candidate as an operator finds them, whatever became of the account. */
export type FoundAccount = SignedInViewer & { readonly closedAt: Date | null };

/** The candidates of an e-mail address, in whatever case it is written, or of an object id. */
export async function findAccounts({ db }: Pick<Board, 'db'>, named: string): Promise<readonly FoundAccount[]> {
  const rows = await db
    .selectFrom('candidates')
    .select([...viewingColumns, 'closed_at'])
    .where((eb) => eb.or([eb('oid', '=', named), sql<boolean>`lower(email) = lower(${named})`]))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ kind: 'candidate', candidate: toViewingCandidate(row), closedAt: row.closed_at }));
}

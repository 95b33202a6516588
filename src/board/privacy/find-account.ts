import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { toViewingCandidate, viewingColumns } from '#board/candidates/viewing-candidate.ts';
import type { SignedInViewer } from '#board/context/viewer.ts';

/** Candidate in the form in which operators find them. The account may have any status. */
export type FoundAccount = SignedInViewer & { readonly closedAt: Date | null };

/** Finds the candidates with an e-mail address, ignoring case, or with an object id. */
export async function findAccounts({ db }: Pick<Board, 'db'>, named: string): Promise<readonly FoundAccount[]> {
  const rows = await db
    .selectFrom('candidates')
    .select([...viewingColumns, 'closed_at'])
    .where((eb) => eb.or([eb('oid', '=', named), sql<boolean>`lower(email) = lower(${named})`]))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ kind: 'candidate', candidate: toViewingCandidate(row), closedAt: row.closed_at }));
}

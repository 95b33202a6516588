import type { Insertable } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { type Viewer, visitor } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { status } from '../candidate-status.ts';
import { readViewer } from '../read-viewer.ts';

let lastCandidate = 0;

type Wanted = Partial<Insertable<Tables['candidates']>> & { complete?: boolean };

/**
 * Inserts a candidate: a simple account or, with `complete`, an account with a complete profile and a CV. The
 * file of the CV exists if `board` is a whole board. A study level needs the reference tables.
 * @returns the candidate as viewer
 */
export async function insertCandidate(
  board: Pick<Board, 'db'> & Partial<Board>,
  { complete = false, ...columns }: Wanted = {},
): Promise<Viewer & { kind: 'candidate' }> {
  const oid = columns.oid ?? `oid-${++lastCandidate}`;
  const whole = { birth_date: '2001-05-17', nationality: 'FR', study_level_id: 4, status_id: status.complete };
  const { id } = await board.db
    .insertInto('candidates')
    .values({
      oid,
      email: `${oid}@example.org`,
      first_name: 'Zoé',
      last_name: 'Ørsted',
      ...(complete && whole),
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (complete) await insertCv(board, id);
  const viewer = await readViewer(board, oid).catch(() => visitor);
  return viewer.kind === 'candidate' ? viewer : unavailableViewer(id, oid, columns.status_id ?? status.incomplete);
}

/** @returns the id of the CV */
export async function insertCv(
  board: Pick<Board, 'db'> & Partial<Board>,
  candidateId: number,
  fileName = 'CV Zoé Ørsted.pdf',
): Promise<string> {
  const bytes = Buffer.from('%PDF-1.7 a CV');
  const { id } = await board.db
    .insertInto('cvs')
    .values({
      candidate_id: candidateId,
      file_key: (await board.files?.put(bytes)) ?? `missing-${candidateId}-${Math.random()}`,
      file_name: fileName,
      media_type: 'application/pdf',
      size_bytes: bytes.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a viewer whose account became unavailable during the visit. */
function unavailableViewer(id: number, oid: string, statusId: number): Viewer & { kind: 'candidate' } {
  return { kind: 'candidate', candidate: { id, userId: 0, oid, email: '', firstName: '', lastName: '', statusId } };
}

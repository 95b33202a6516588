import { type Kysely, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import type { Tables } from '#database/tables.ts';
import { type Hidden, withoutHidden } from '#search/index/without-hidden.ts';

/**
 * Returns the board without what its viewer hides, so that every search, count and list leaves it out. What
 * the viewer hides is read at the first search, once.
 */
export function boardOf(board: Board, viewer: Viewer): Board {
  return viewer.kind === 'visitor' ? board : boardOfCandidate(board, viewer.candidate.id);
}

/** Returns the board without what a candidate hides. */
export function boardOfCandidate(board: Board, candidateId: number): Board {
  let reading: Promise<Hidden> | undefined;
  return boardWithout(board, () => (reading ??= readHidden(board.db, candidateId)));
}

/** Returns the board of a viewer, on which the offers of one company are shown even if it is hidden. */
export function boardShowing(board: Board, { hidden }: Pick<Board, 'hidden'>, companyId: number): Board {
  if (hidden === undefined) return board;
  return boardWithout(board, async () => {
    const { offers, companies } = await hidden();
    return { offers, companies: companies.difference(new Set([companyId])) };
  });
}

function boardWithout(board: Board, hidden: () => Promise<Hidden>): Board {
  return { ...board, hidden, search: async () => withoutHidden(await board.search(), await hidden()) };
}

/** Reads what a candidate hides. Whoever hides a company hides the one with which the staff merged it. */
export async function readHidden(db: Kysely<Tables>, candidateId: number): Promise<Hidden> {
  const { rows } = await sql<{ offers: number[]; companies: number[] }>`
    select array(select offer_id from hidden_offers where candidate_id = ${candidateId}) as offers,
      array(select coalesce(c.survivor_id, c.id) from hidden_companies h join companies c on c.id = h.company_id
        where h.candidate_id = ${candidateId}) as companies`.execute(db);
  return { offers: new Set(rows[0]?.offers), companies: new Set(rows[0]?.companies) };
}

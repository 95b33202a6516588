import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer, Visitor } from '#board/context/viewer.ts';

/** Actions of the candidate on an offer. */
export type OfferMarks = { readonly kept: boolean; readonly applied: boolean; readonly seen: boolean };

/**
 * Returns the viewer's actions on each of these offers; offers without actions are left out. A visitor's only
 * action is saving a favourite, and shared pages do not show it.
 */
export async function offerMarks(
  board: Pick<Board, 'db'>,
  viewer: Viewer,
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, OfferMarks>> {
  if (viewer.kind === 'visitor') return marksInBrowser(viewer.favourites, offerIds);
  if (offerIds.length === 0) return new Map();
  const { id } = viewer.candidate;
  const { rows } = await sql<OfferMarks & { offerId: number }>`
    select wanted.id as "offerId", f.offer_id is not null as kept, a.offer_id is not null as applied, s.offer_id is not null as seen
    from unnest(${offerIds}::integer[]) as wanted (id)
    left join favourites f on f.candidate_id = ${id} and f.offer_id = wanted.id and f.dropped_at is null
    left join applications a on a.candidate_id = ${id} and a.offer_id = wanted.id
    left join seen_offers s on s.candidate_id = ${id} and s.offer_id = wanted.id
    where coalesce(f.offer_id, a.offer_id, s.offer_id) is not null`.execute(board.db);
  return new Map(rows.map(({ offerId, ...marks }) => [offerId, marks]));
}

const keptInBrowser: OfferMarks = { kept: true, applied: false, seen: false };

function marksInBrowser(favourites: Visitor['favourites'], offerIds: readonly number[]) {
  const kept = new Set(favourites);
  return new Map(offerIds.filter((id) => kept.has(id)).map((id) => [id, keptInBrowser]));
}

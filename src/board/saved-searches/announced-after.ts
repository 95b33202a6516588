import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { newsDays } from './alert-limits.ts';

/**
 * Returns a function for some rounds of announcements. For one of these rounds, the function gives the ids of
 * the offers that were announced after it and still count as new.
 */
export async function announcedAfter(
  { db, now }: Pick<Board, 'db' | 'now'>,
  rounds: readonly number[],
): Promise<(round: number) => ReadonlySet<number>> {
  const { rows } = await sql<{ id: number; round: number }>`
    select offer_id as id, round from announced_offers
    where round > ${Math.min(...rounds, Number.MAX_SAFE_INTEGER)}::bigint
      and announced_at > ${now()}::timestamptz - make_interval(days => ${newsDays})`.execute(db);
  return (after) => new Set(rows.filter(({ round }) => round > after).map(({ id }) => id));
}

/**
 * Notes that the candidate has seen the offers of a saved search. No offer found so far then counts as new.
 */
export async function noteSearchSeen({ db }: Pick<Board, 'db'>, viewer: Viewer, id: string): Promise<void> {
  if (viewer.kind === 'visitor') return;
  await sql`
    update saved_searches s set seen_round = r.round from alert_rounds r
    where s.id = ${id} and s.candidate_id = ${viewer.candidate.id} and s.seen_round < r.round`.execute(db);
}

import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';

/** Numbers that the page of a merge names, all of the company that will be another one. */
export type MergeEffects = {
  readonly offers: number;
  readonly openOffers: number;
  readonly applications: number;
  readonly favourites: number;
  readonly hidings: number;
  readonly savedSearches: number;
  /** Companies that were merged into it before, and go with it. */
  readonly earlier: number;
};

/** Counts what leads to another company after a merge. */
export async function mergeEffects({ db, now }: Pick<Board, 'db' | 'now'>, id: number): Promise<MergeEffects> {
  const address = `(^|&)(entreprisesIds|sansEntreprise)=${String(id)}(&|$)`;
  const { rows } = await sql<MergeEffects>`
    with own as (select id, withdrawn_at, filled_at, broadcast_start, broadcast_end from offers where company_id = ${id})
    select (select count(*) from own) as offers,
      (select count(*) from own o where ${isOpen(now())}) as "openOffers",
      (select count(*) from applications where offer_id in (select id from own) or company_id = ${id}) as applications,
      (select count(*) from favourites where offer_id in (select id from own)) as favourites,
      (select count(*) from hidden_companies where company_id = ${id}) as hidings,
      (select count(*) from saved_searches where address ~ ${address}) as "savedSearches",
      (select count(*) from companies where survivor_id = ${id}) as earlier`.execute(db);
  const [effects] = rows;
  if (effects === undefined) throw new Error('a count returns one row');
  return effects;
}

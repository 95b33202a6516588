import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { type OfferSet, setOf } from './offer-set.ts';

/**
 * Returns the new offers that candidates hide, by candidate; candidates who hide none of them are left out.
 * @param offerIds the new offers, in the order of their positions
 */
export async function hiddenAmong(
  db: Kysely<Tables>,
  candidateIds: readonly number[],
  offerIds: readonly number[],
): Promise<ReadonlyMap<number, OfferSet>> {
  const { rows } = await sql<{ candidateId: number; places: number[] }>`
    with new as (
      select o.id, o.company_id, n.position - 1 as place
      from unnest(${offerIds}::integer[]) with ordinality as n (id, position) join offers o on o.id = n.id
    ),
    hidden as (
      select h.candidate_id, n.place from hidden_offers h join new n on n.id = h.offer_id
        where h.candidate_id = any(${candidateIds}::integer[])
      union all
      select h.candidate_id, n.place from hidden_companies h join companies c on c.id = h.company_id
          join new n on n.company_id = coalesce(c.survivor_id, c.id)
        where h.candidate_id = any(${candidateIds}::integer[])
    )
    select candidate_id as "candidateId", array_agg(place::integer) as places from hidden group by 1`.execute(db);
  return new Map(rows.map(({ candidateId, places }) => [candidateId, setOf(places, offerIds.length)]));
}

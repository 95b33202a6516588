import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import { cardColumns } from './offer-card.ts';
import type { OfferCard } from './offer-card.ts';
import { isBroadcast } from './search/search-filters.ts';
import type { Locale } from '#words/locale.ts';

/** The open offers that were broadcast last, newest first. */
export async function latestOffers(
  board: Board,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<OfferCard[]> {
  const { rows } = await sql<OfferCard>`
    with newest as (
      select i.offer_id from offer_index i where ${isBroadcast(board.now())} order by i.broadcast_start desc, i.offer_id desc limit ${limit}
    )
    select ${cardColumns(locale)}
    from newest
    join offers o on o.id = newest.offer_id
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    order by o.broadcast_start desc, o.id desc`.execute(board.db);
  return rows;
}

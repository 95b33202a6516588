import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { cardColumns, cardOf } from './offer-card.ts';
import type { CardOffer, CardRow } from './offer-card.ts';
import { isListed } from '#board/offers/open-offers.ts';
import type { Locale } from '#words/locale.ts';

/** Returns the open offers with the latest start of broadcast, newest first. */
export async function latestOffers(
  board: Board,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<CardOffer[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(locale)}
    from offers o
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    where ${await isListed(board)}
    order by o.broadcast_start desc, o.id desc limit ${limit}`.execute(board.db);
  return rows.map(cardOf);
}

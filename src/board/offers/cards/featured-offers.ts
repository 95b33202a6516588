import { type RawBuilder, sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { cardColumns, cardOf } from './offer-card.ts';
import type { CardOffer, CardRow } from './offer-card.ts';
import { isListed } from '#board/offers/open-offers.ts';
import type { Locale } from '#words/locale.ts';

/**
 * Returns open offers for the home page: those that the staff features, then the most viewed of the last
 * days, then the newest. Each company appears once, unless the staff features several of its offers. A
 * country appears again only after each other country has appeared once. French and English offers alternate
 * while there are both. The offers are chosen among the first 500.
 * @param asked.which SQL condition that the offers must meet; without a condition any offer may be chosen
 */
export async function featuredOffers(
  board: Board,
  { locale, limit, which = sql`true` }: { locale: Locale; limit: number; which?: RawBuilder<boolean> },
): Promise<CardOffer[]> {
  const { rows } = await sql<CardRow>`
    with looked_at as (select offer_id, sum(cardinality(browsers)) as times from offer_view_days group by offer_id),
    first as (
      select o.id as offer_id, o.company_id, o.country_id, o.language, f.offer_id is not null as is_chosen
      from offers o left join looked_at l on l.offer_id = o.id
      left join featured_offers f on f.offer_id = o.id and f.until > ${board.now()}
      where ${await isListed(board)} and ${which}
      order by is_chosen desc, coalesce(l.times, 0) desc, o.broadcast_start desc, o.id desc limit 500
    ),
    pool as (select first.*, row_number() over () as place from first),
    best_of_company as (select distinct on (case when is_chosen then -offer_id else company_id end) * from pool
      where is_chosen or company_id not in (select company_id from pool where is_chosen)
      order by case when is_chosen then -offer_id else company_id end, place),
    by_country as (
      select *, case when is_chosen then 0 else row_number() over (partition by is_chosen, country_id order by place) end as turn
      from best_of_company
    ),
    featured as (
      select *, row_number() over (partition by turn, language order by place) as pair from by_country
      order by turn, pair, place limit ${limit}
    )
    select ${cardColumns(locale)}
    from featured
    join offers o on o.id = featured.offer_id
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    order by featured.turn, featured.pair, featured.place`.execute(board.db);
  return rows.map(cardOf);
}

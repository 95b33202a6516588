import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { preparedOnce } from '#database/prepared-once.ts';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { cardColumns, cardOf } from './offer-card.ts';
import type { CardOffer, CardRow } from './offer-card.ts';

/** Returns the cards of the given offers in their order. Offers that no longer exist are left out. */
export async function cardsOf(db: Kysely<Tables>, ids: readonly number[], locale: Locale): Promise<CardOffer[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    ${preparedOnce} select ${cardColumns(locale)}
    from unnest(${ids}::integer[]) with ordinality as page (offer_id, position)
    join offers o on o.id = page.offer_id
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    order by page.position`.execute(db);
  return rows.map(cardOf);
}

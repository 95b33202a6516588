import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import { isVisible } from './open-offers.ts';

/** Visitors of an offer on one day (YYYY-MM-DD) from one address: the keys of their browsers. */
export type Visitors = {
  readonly day: string;
  readonly offerId: number;
  readonly address: string;
  readonly browsers: readonly string[];
};

/**
 * Counts visitors who are not counted yet, in one statement. Only public offers are counted, open or ended:
 * an offer before its broadcast appears only in previews, and a withdrawn offer is visible only to its
 * candidates.
 *
 * Statements of several processes take their locks in the same order, so that none waits for another in a
 * circle. Offers that are being deleted are left out for the same reason.
 * @param most visitors of an address, see `maximumVisitorsOfAddress`
 */
export async function writeVisitors(
  db: Kysely<Tables>,
  visitors: readonly Visitors[],
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<void> {
  const each = visitors.flatMap(({ browsers, ...of }) => browsers.map((browser) => ({ ...of, browser })));
  await sql`
    with seen as (
      select day, offer_id, convert_to(address, 'UTF8') as address, array_agg(convert_to(browser, 'UTF8')) as browsers
      from unnest(${each.map(({ day }) => day)}::date[], ${each.map(({ offerId }) => offerId)}::integer[],
        ${each.map(({ address }) => address)}::text[], ${each.map(({ browser }) => browser)}::text[])
        as each (day, offer_id, address, browser)
      group by day, offer_id, address
    ), visible as (
      select id from offers o where id in (select offer_id from seen) and ${isVisible(now)}
      order by id for key share skip locked
    ), counted as (
      insert into offer_view_days as known (day, offer_id, address, browsers, added)
      select day, offer_id, address, browsers, cardinality(browsers) from seen join visible on id = offer_id
      order by day, offer_id, address
      on conflict (day, offer_id, address) do update set (browsers, added) = (
        select known.browsers || array_agg(browser), count(*) from (
          select browser from unnest(excluded.browsers) as browser where browser <> all (known.browsers)
          limit ${most} - cardinality(known.browsers)
        ) as fresh
      )
      where not known.browsers @> excluded.browsers and cardinality(known.browsers) < ${most}
      returning offer_id, added
    )
    insert into offer_views (offer_id, views) select offer_id, sum(added) from counted group by offer_id order by offer_id
    on conflict (offer_id) do update set views = offer_views.views + excluded.views`.execute(db);
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { cardColumns } from '../offer-card.ts';
import type { OfferCard } from '../offer-card.ts';
import { sorts } from './criteria.ts';
import type { Sort } from './criteria.ts';
import type { Searched } from './search-at-one-moment.ts';
import { isBroadcast } from './search-filters.ts';
import { hasWords, textQuery } from './text-match.ts';
import type { Locale } from '#words/locale.ts';

type Page = {
  readonly sort: Sort;
  /** How many offers are found, on all pages. */
  readonly total: number;
  readonly skip: number;
  readonly limit: number;
  readonly locale: Locale;
};

/**
 * Offers in the order asked for; equals follow newest first, then by id, so that no page repeats or skips
 * one.
 */
export async function findPage({ db, filters, words, now }: Searched, page: Page): Promise<OfferCard[]> {
  const { sort, total, skip, limit, locale } = page;
  if (total <= skip) return [];
  const ranked = sort === sorts.relevance && words.length > 0;
  const conditions = [isBroadcast(now), ...filters.map((filter) => filter.condition)];
  if (words.length > 0 && !ranked) conditions.push(hasWords(words));
  const { rows } = await sql<OfferCard>`
    with first as materialized (
      select i.offer_id
      from (
        select i.* from offer_index i where ${sql.join(conditions, sql` and `)} ${isRare(page) ? sql`offset 0` : sql``}
      ) as i
      ${ranked ? sql`join offers_ranked(${textQuery(words)}) m on m.offer_id = i.offer_id` : sql``}
      ${orderingJoin(sort, locale)}
      order by ${order(sort, ranked)}
      limit ${limit} offset ${skip}
    ), page as (select offer_id, row_number() over () as position from first) -- numbered after the limit: before it, all would be sorted
    select ${cardColumns(locale)}
    from page
    join offers o on o.id = page.offer_id
    join companies c on c.id = o.company_id
    join countries k on k.id = o.country_id
    left join offer_views v on v.offer_id = o.id
    order by page.position`.execute(db);
  return rows;
}

/**
 * Walking the offers in order until the page is full is best where many match and worst where few do. The
 * planner guesses how many, as if criteria were independent; we have counted. `offset 0` makes it filter
 * first.
 */
function isRare({ total, skip, limit }: Page): boolean {
  return total < (skip + limit) * 20;
}

function order(sort: Sort, ranked: boolean): RawBuilder<unknown> {
  const newest = sql`i.broadcast_start desc, i.offer_id desc`;
  if (ranked) return sql`m.relevance desc, ${newest}`;
  if (sort === sorts.mostRecent) return sql`i.created_at desc, i.offer_id desc`;
  if (sort === sorts.mostViewed) return sql`i.views desc, ${newest}`;
  if (sort === sorts.country || sort === sorts.profession) return sql`named.position nulls last, ${newest}`;
  return newest;
}

/**
 * Names are put in order once, and rows sorted by the number of theirs; accents and case do not part them.
 */
function orderingJoin(sort: Sort, locale: Locale): RawBuilder<unknown> {
  const positions = sql`select id, rank() over (order by plain_text(${sql.ref(`name_${locale}`)}) collate "C") as position`;
  if (sort === sorts.country) return sql`left join (${positions} from countries) named on named.id = i.country_id`;
  if (sort === sorts.profession)
    return sql`left join (${positions} from specializations) named on named.id = i.profession_id`;
  return sql``;
}

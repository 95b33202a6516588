import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { day } from '#durations.ts';
import type { Locale } from '#words/locale.ts';

/**
 * A text is shown only if at least so many visitors asked it, two of them on one day: a person who comes
 * back counts as a visitor each day.
 */
export const fewestVisitors = 3;
const pageSize = 100;

export const searchOrders = ['searches', 'withoutResults', 'left'] as const;
export type SearchOrder = (typeof searchOrders)[number];

export type ListedSearch = {
  readonly locale: Locale;
  readonly text: string;
  readonly searches: number;
  readonly withoutResults: number;
  readonly opened: number;
};

/**
 * Lists the texts of the last days: the most asked, those that found nothing, or those from whose results
 * nobody opened an offer.
 */
export async function listSearches(
  { db, now }: Pick<Board, 'db' | 'now'>,
  { days, order, locale }: { readonly days: number; readonly order: SearchOrder; readonly locale: Locale | null },
): Promise<readonly ListedSearch[]> {
  const since = new Date(now().getTime() - days * day).toISOString().slice(0, 10);
  const left = sql`sum(searches) - sum(without_results)`;
  const having = {
    searches: sql`true`,
    withoutResults: sql`sum(without_results) > 0`,
    left: sql`sum(opened) = 0 and ${left} > 0`,
  }[order];
  const by = { searches: sql`sum(searches)`, withoutResults: sql`sum(without_results)`, left }[order];
  const { rows } = await sql<ListedSearch>`
    select locale, text, sum(searches)::int as searches, sum(without_results)::int as "withoutResults",
      sum(opened)::int as opened
    from asked_searches where day > ${since} and text <> '' and (${locale}::text is null or locale = ${locale})
    group by locale, text having sum(visitors) >= ${fewestVisitors} and max(visitors) > 1 and ${having}
    order by ${by} desc, text limit ${pageSize}`.execute(db);
  return rows;
}

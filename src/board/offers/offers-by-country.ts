import { sql } from 'kysely';
import type { Board } from '#board/board.ts';
import { isBroadcast } from './search/search-filters.ts';

export type CountryOffers = {
  /** ISO 3166-1 alpha-2. */
  readonly countryId: string;
  readonly count: number;
};

/** How many offers are open in each country that has any, most offers first. */
export async function offersByCountry(board: Board): Promise<CountryOffers[]> {
  const { rows } = await sql<CountryOffers>`
    select i.country_id as "countryId", count(*) as count from offer_index i
    where ${isBroadcast(board.now())} group by i.country_id order by 2 desc, 1`.execute(board.db);
  return rows;
}

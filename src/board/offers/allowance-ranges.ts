import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from './open-offers.ts';

/** Euros a month. */
export type AllowanceRange = { readonly least: number; readonly most: number };

/**
 * Returns the lowest and highest allowance of the open offers of each country, by ISO 3166-1 alpha-2.
 * Countries without a known allowance are left out.
 */
export async function allowanceRanges({ db, now }: Pick<Board, 'db' | 'now'>): Promise<Map<string, AllowanceRange>> {
  const { rows } = await sql<AllowanceRange & { readonly country: string }>`
    select o.country_id as country, min(o.monthly_allowance) as least, max(o.monthly_allowance) as most
    from offers o where ${isOpen(now())} and o.monthly_allowance is not null group by o.country_id`.execute(db);
  return new Map(rows.map(({ country, least, most }) => [country, { least, most }]));
}

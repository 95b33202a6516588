import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import { isOpen } from '#board/offers/open-offers.ts';
import type { FacetCount } from '#search/criteria/criteria.ts';
import { companyDirectory } from './company-directory.ts';

/** Number of companies with an open offer: in total, and for each filter. */
export type CompanyCounts = {
  readonly total: number;
  /** Sorts the options with the most companies first, like the other lists. */
  readonly sectors: readonly FacetCount<number>[];
  readonly sizes: readonly FacetCount<number>[];
  readonly countries: readonly FacetCount<string>[];
};

/** Counts the companies with an open offer. */
export async function countCompanies(board: Board): Promise<CompanyCounts> {
  const index = await board.search();
  const [{ companies }, countries] = await Promise.all([companyDirectory(board, index), countByCountry(board)]);
  const open = new Set(index.companies().map(({ id }) => id));
  const recruiting = companies.filter(({ id }) => open.has(id));
  return {
    total: open.size,
    sectors: countBy(recruiting.map(({ sectorId }) => sectorId)),
    sizes: countBy(recruiting.map(({ sizeId }) => sizeId)),
    countries,
  };
}

function countBy(ids: readonly (number | null)[]): FacetCount<number>[] {
  const groups = [...Map.groupBy(ids, (id) => id)];
  return groups
    .flatMap(([value, all]) => (value === null ? [] : [{ value, count: all.length }]))
    .toSorted((a, b) => b.count - a.count || a.value - b.value);
}

async function countByCountry({ db, now }: Board): Promise<readonly FacetCount<string>[]> {
  const { rows } = await sql<FacetCount<string>>`
    select o.country_id as value, count(distinct o.company_id) as count from offers o where ${isOpen(now())}
    group by o.country_id order by count desc, o.country_id`.execute(db);
  return rows;
}

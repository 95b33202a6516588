import { sql } from 'kysely';
import type { Board } from '#board/context/board.ts';
import type { Locale } from '#words/locale.ts';
import {
  type CompanyFacts,
  companyFacts,
  companyObject,
  type CompanyRow,
} from '#board/offers/details/company-facts.ts';
import { isPublic } from './public-companies.ts';

/** Returns those of the given companies that are public, in the order of the given ids. */
export async function readCompanies(
  { db, now }: Pick<Board, 'db' | 'now'>,
  ids: readonly number[],
  locale: Locale,
): Promise<CompanyFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ company: CompanyRow }>`
    select ${companyObject(locale)} as company
    from unnest(${ids}::integer[]) with ordinality as page (company_id, position)
    join companies c on c.id = page.company_id
    where ${isPublic(now())}
    order by page.position`.execute(db);
  return rows.map(({ company }) => companyFacts(company, locale));
}

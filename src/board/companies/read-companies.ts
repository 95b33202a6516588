import { type Kysely, sql } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { Locale } from '#words/locale.ts';
import { type CompanyFacts, companyFacts, companyObject, type CompanyRow } from './company-facts.ts';

/** What is known of some companies, in the order of their ids; those that are gone are missing. */
export async function readCompanies(
  db: Kysely<Tables>,
  ids: readonly number[],
  locale: Locale,
): Promise<CompanyFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ company: CompanyRow }>`
    select ${companyObject(locale)} as company
    from unnest(${ids}::integer[]) with ordinality as page (company_id, position)
    join companies c on c.id = page.company_id
    order by page.position`.execute(db);
  return rows.map(({ company }) => companyFacts(company, locale));
}

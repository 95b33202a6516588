import { readCompanyCriteria, writeCompanyCriteria } from '#board/companies/company-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import { readCompanyPage } from './company-pages.ts';

/** What of an address makes another page of the search of companies, in its one form. */
export function canonicalCompanyAddress(address: URLSearchParams, known: Reference): URLSearchParams {
  const canonical = writeCompanyCriteria(readCompanyCriteria(address, known));
  const page = readCompanyPage(address);
  if (page > 1) canonical.set('page', String(page));
  return canonical;
}

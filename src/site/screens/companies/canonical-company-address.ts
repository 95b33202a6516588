import { readCompanyCriteria, writeCompanyCriteria } from '#board/companies/company-criteria.ts';
import type { Reference } from '#reference/read-reference.ts';
import { readCompanyPage } from './company-pages.ts';

/** Returns the parameters that identify a page of the company search, in canonical form. */
export function canonicalCompanyAddress(address: URLSearchParams, known: Reference): URLSearchParams {
  const canonical = writeCompanyCriteria(readCompanyCriteria(address, known));
  const page = readCompanyPage(address);
  if (page > 1) canonical.set('page', String(page));
  return canonical;
}

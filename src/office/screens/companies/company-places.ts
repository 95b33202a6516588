import { companyIdOf } from '#board/companies/company-id.ts';
import { type OfficeCompany, readOfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { type Locale, localized } from '#words/locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';

/** Address of the page of a company in the office. */
export const companyAddress = (locale: Locale, id: number): string =>
  localized(locale, `/bureau/entreprises/${String(id)}`);

/** Reads the company that the address names; null if there is none. */
export async function companyAt({ parts: { board }, params }: StaffRequest): Promise<OfficeCompany | null> {
  const id = companyIdOf(params['id'] ?? '');
  return id === null ? null : readOfficeCompany(board, id);
}

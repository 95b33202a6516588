import { companyIdOf } from '#board/companies/company-id.ts';
import { CompanyChanged } from '#board/operators/companies/company-errors.ts';
import { type OfficeCompany, readOfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { type Locale, localized } from '#words/locale.ts';
import type { StaffRequest } from '../../request/office-request.ts';
import type { FormEnd } from '../../request/office-screen.ts';

/** Address of the page of a company in the office. */
export const companyAddress = (locale: Locale, id: number): string =>
  localized(locale, `/bureau/entreprises/${String(id)}`);

/** Reads the company that the address names; null if there is none. */
export async function companyAt({ parts: { board }, params }: StaffRequest): Promise<OfficeCompany | null> {
  const id = companyIdOf(params['id'] ?? '');
  return id === null ? null : readOfficeCompany(board, id);
}

/** @throws CompanyChanged if the address names no company */
export function companyIdIn({ params }: StaffRequest): number {
  const id = companyIdOf(params['id'] ?? '');
  if (id === null) throw new CompanyChanged('the address names no company');
  return id;
}

/** Leads back to the page of a company, which says what was done; `part` is the section that says so. */
export const backToCompany = ({ locale }: StaffRequest, id: number, done: string, part = ''): FormEnd => ({
  redirectTo: `${companyAddress(locale, id)}?fait=${done}${part}`,
});

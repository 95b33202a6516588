import type { Viewer } from '#board/context/viewer.ts';
import { maySeeWholeCompany } from './company-policy.ts';
import type { CompanyDetails } from './read-company.ts';

/** What everybody may know of a company. */
type CompanySummary = Pick<
  CompanyDetails,
  'id' | 'name' | 'sector' | 'size' | 'openingLines' | 'openingLanguage' | 'offers' | 'countries'
>;

export type PresentedCompany =
  | { readonly whole: false; readonly company: CompanySummary }
  | { readonly whole: true; readonly company: CompanyDetails };

/**
 * What of the company may reach the viewer's browser: a visitor's page does not hold the rest, not even out
 * of sight.
 */
export function presentCompany(company: CompanyDetails, viewer: Viewer): PresentedCompany {
  return maySeeWholeCompany(viewer) ? { whole: true, company } : { whole: false, company: summaryOf(company) };
}

/** Field by field: one that is added to the details stays hidden until it is named here. */
function summaryOf(company: CompanyDetails): CompanySummary {
  const { id, name, sector, size, openingLines, openingLanguage, offers, countries } = company;
  return { id, name, sector, size, openingLines, openingLanguage, offers, countries };
}

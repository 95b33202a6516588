import { ownLogo } from '#board/offers/details/own-logo.ts';
import type { Viewer } from '#board/context/viewer.ts';
import { maySeeWholeCompany } from './company-policy.ts';
import type { CompanyDetails } from './read-company.ts';

/** Public data of a company. */
type CompanySummary = Pick<
  CompanyDetails,
  'id' | 'name' | 'logoUrl' | 'sector' | 'size' | 'openingLines' | 'openingLanguage' | 'offers' | 'countries'
>;

export type PresentedCompany =
  | { readonly whole: false; readonly company: CompanySummary }
  | { readonly whole: true; readonly company: CompanyDetails };

/**
 * Returns the fields of a company that the viewer may receive. For a visitor the other fields are not in the
 * page at all, not even hidden.
 */
export function presentCompany(company: CompanyDetails, viewer: Viewer): PresentedCompany {
  return maySeeWholeCompany(viewer) ? { whole: true, company } : { whole: false, company: summaryOf(company) };
}

/** Lists the fields one by one. A field that is added to the details stays hidden until it is added here. */
function summaryOf(company: CompanyDetails): CompanySummary {
  const { id, name, logoUrl, sector, size, openingLines, openingLanguage, offers, countries } = company;
  return { id, name, logoUrl: ownLogo(logoUrl), sector, size, openingLines, openingLanguage, offers, countries };
}

import type { Board } from '#board/context/board.ts';
import { anyCompany, type CompanyCriteria, writeCompanyCriteria } from '#board/companies/company-criteria.ts';
import { countCompanies } from '#board/companies/count-companies.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import type { FacetCount } from '#search/criteria/criteria.ts';
import type { Label } from '#reference/labelled.ts';
import type { Locale } from '#words/locale.ts';
import { addressOf } from '#site/routing/addresses.ts';
import { presentCompanyForm } from './present-company-form.ts';

/** Number of companies on the first page. */
const maxFeatured = 12;
/** Number of countries that the page shows; the form lists every country. */
const maxCountries = 24;

/** A link to the companies with one option, and their number. */
export type CountedLink = { readonly address: string; readonly label: string; readonly count: number };

/** Data of the page of companies, the same for every reader. */
export async function presentCompanies(board: Board, locale: Locale) {
  const [counts, reference, { companies }] = await Promise.all([
    countCompanies(board),
    board.reference(),
    searchCompanies(board, anyCompany, { limit: maxFeatured, locale }),
  ]);
  const linksOf = <Id extends string | number>(
    options: readonly FacetCount<Id>[],
    labels: ReadonlyMap<Id, Label>,
    asking: (id: Id) => Partial<CompanyCriteria>,
  ): CountedLink[] =>
    options.flatMap(({ value, count }) => {
      const label = labels.get(value);
      const address = addressOf(locale, '/entreprises/recherche') + companySearchOf(asking(value));
      return label === undefined ? [] : [{ address, label: label[locale], count }];
    });
  return {
    total: counts.total,
    form: presentCompanyForm(anyCompany, { counts, reference, locale }),
    featured: companies.filter(({ offers }) => offers > 0),
    sectors: linksOf(counts.sectors, reference.sectors, (id) => ({ sectors: [id] })),
    countries: linksOf(counts.countries.slice(0, maxCountries), reference.countries, (id) => ({ countries: [id] })),
    sizes: linksOf(counts.sizes, reference.companySizes, (id) => ({ sizes: [id] })),
  };
}

/** Returns the query string of a company search: '?activitySectorId=100001', or '' for all companies. */
export function companySearchOf(asked: Partial<CompanyCriteria>): string {
  const written = writeCompanyCriteria({ ...anyCompany, ...asked }).toString();
  return written === '' ? '' : `?${written}`;
}

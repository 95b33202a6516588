import type { Board } from '#board/context/board.ts';
import { anyCompany, type CompanyCriteria } from '#board/companies/company-criteria.ts';
import { countCompanies } from '#board/companies/count-companies.ts';
import { searchCompanies } from '#board/companies/search-companies.ts';
import type { Locale } from '#words/locale.ts';
import { readCompanyPage, companiesOfPage, pageSearch } from './company-pages.ts';
import { companySearchOf } from '#site/parts/companies/present-companies.ts';
import { presentCompanyForm } from '#site/parts/companies/present-company-form.ts';

type Asked = { readonly address: URLSearchParams; readonly criteria: CompanyCriteria; readonly locale: Locale };

/** Presents the company search; the result is the same for every viewer. */
export async function presentCompanySearch(board: Board, { address, criteria, locale }: Asked) {
  const [reference, counts] = await Promise.all([board.reference(), countCompanies(board)]);
  const page = readCompanyPage(address);
  const { skip, limit } = companiesOfPage(page);
  const { total, recruiting, companies } = await searchCompanies(board, criteria, { skip, limit, locale });
  const own = companySearchOf(criteria);
  const last = skip + companies.length;
  const more = Math.min(companiesOfPage(1).limit, total - last);
  return {
    total,
    recruiting,
    companies,
    criteria,
    there: criteria.countries.length > 0,
    form: presentCompanyForm(criteria, { counts, reference, locale }),
    own: pageSearch(own, page),
    shown: { first: skip + 1, last },
    more: more > 0 && companies.length > 0 ? { count: more, search: pageSearch(own, page + 1) } : null,
    previous: skip > 0 ? pageSearch(own, page - 1) : null,
    ways: total > 0 ? [] : await waysOut(board, criteria, locale),
  };
}

/** Lists searches that leave out one of the criteria and find companies. */
async function waysOut(board: Board, criteria: CompanyCriteria, locale: Locale) {
  const names = (['text', 'sectors', 'countries', 'sizes'] as const).filter((name) => criteria[name].length > 0);
  const ways = names.map(async (name) => {
    const wider = { ...criteria, [name]: anyCompany[name] };
    const { total } = await searchCompanies(board, wider, { limit: 0, locale });
    return { name, total, search: companySearchOf(wider) };
  });
  // Leaves out a search without any criterion, because it lists all companies, to which the page links
  // anyway.
  return (await Promise.all(ways)).filter(({ total, search }) => total > 0 && search !== '');
}

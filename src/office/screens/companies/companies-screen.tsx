import { listOfficeCompanies } from '#board/operators/companies/list-office-companies.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { officeWords } from '../../frame/office-words.ts';
import { PageLinks } from '../../frame/page-links.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { staffScreen } from '../../request/office-screen.ts';
import { CompaniesFilters } from './companies-filters.tsx';
import { CompanyTable } from './company-table.tsx';
import { typedFilters } from './typed-filters.ts';

/** `/bureau/entreprises`: companies of all sources, and those that may be the same. */
export const companiesScreen = staffScreen({
  act: 'company.read',
  async show({ parts: { board }, locale, url: { searchParams: query } }) {
    const t = officeWords(locale, 'companies');
    const [reference, found] = await Promise.all([board.reference(), listOfficeCompanies(board, typedFilters(query))]);
    const countries = [...reference.countries]
      .map(([id, label]) => ({ value: id, label: label[locale] }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale));
    return {
      title: t('title'),
      lead: t('lead'),
      body: <Companies found={found} query={query} countries={countries} />,
    };
  },
});

type Props = {
  found: Awaited<ReturnType<typeof listOfficeCompanies>>;
  query: URLSearchParams;
  countries: readonly { readonly value: string; readonly label: string }[];
};

function Companies({ found: { companies, next }, query, countries }: Props) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const address = localized(locale, '/bureau/entreprises');
  return (
    <div className={parts.stack}>
      <CompaniesFilters query={query} countries={countries} />
      {query.get('etat') === 'duplicates' ? <p>{t('duplicatesHint')}</p> : null}
      {companies.length === 0 ? <p>{t('none')}</p> : <CompanyTable companies={companies} />}
      <PageLinks address={address} query={query} next={next === null ? null : String(next)} />
    </div>
  );
}

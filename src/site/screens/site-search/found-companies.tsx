import { useTranslations } from '#words/use-translations.ts';
import { CompanyList } from '#site/parts/companies/company-list.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import type { SiteSearchProps } from './found.ts';
import { GroupFound } from './group-found.tsx';

/** Companies with the searched words in their name, and a link to all of them. */
export function FoundCompanies({ found: { companies } }: SiteSearchProps) {
  const t = useTranslations('content.search');
  const address = useAddress()('/entreprises/recherche') + companies.search;
  const hasMore = companies.total > companies.list.length;
  return (
    <GroupFound
      id="found-companies"
      title={t('companies', { count: companies.total })}
      all={hasMore ? { address, label: t('allCompanies', { count: companies.total }) } : null}
    >
      <CompanyList companies={companies.list} headingLevel={3} />
    </GroupFound>
  );
}

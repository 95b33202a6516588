import type { CompanyLine } from '#board/operators/companies/list-office-companies.ts';
import { companySources } from '#board/operators/companies/list-office-companies.ts';
import { useTranslations } from '#words/use-translations.ts';
import { DataTable } from '../../frame/data-table.tsx';
import parts from '../../frame/parts.module.css';
import { useOfficeFormats, useOfficeLocale } from '../../frame/use-office-locale.ts';
import { companyAddress } from './company-places.ts';

/** Companies with their source and the number of their open offers. */
export function CompanyTable({ companies }: { companies: readonly CompanyLine[] }) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const format = useOfficeFormats();
  const sourceName = useSourceName();
  const rows = companies.map(({ id, name, source, openOffers, survivor }) => ({
    key: String(id),
    cells: [
      <a key="name" className={parts.tableLink} href={companyAddress(locale, id)}>
        {name}
      </a>,
      survivor === null ? format.count(openOffers) : t('standsFor', { name: survivor }),
      sourceName(source),
      String(id),
    ],
  }));
  return <DataTable caption={t('list')} columns={[t('name'), t('openOffers'), t('source'), t('number')]} rows={rows} />;
}

/** Returns the function that names a source in the language of the page. */
export function useSourceName() {
  const t = useTranslations('office.companies');
  return (given: string): string => {
    const source = companySources.find((one) => one === given);
    return source === undefined ? given : t(`sources.${source}`);
  };
}

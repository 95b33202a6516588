import { companySources, companyStates } from '#board/operators/companies/list-office-companies.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import parts from '../../frame/parts.module.css';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { filterNames } from './typed-filters.ts';

type Props = { query: URLSearchParams; countries: readonly { readonly value: string; readonly label: string }[] };

/** The filters of the list: a form that sends its fields in the address. */
export function CompaniesFilters({ query, countries }: Props) {
  const t = useTranslations('office.companies');
  const address = localized(useOfficeLocale(), '/bureau/entreprises');
  const field = (name: (typeof filterNames)[number]) => ({
    id: `filter-${name}`,
    name,
    label: t(`filters.${name}`),
    defaultValue: query.get(name) ?? '',
  });
  return (
    <form method="get" action={address} className={parts.stack} noValidate>
      <div className={parts.wideFilters}>
        <TextField {...field('texte')} type="search" autoComplete="off" maxLength={200} />
        <SelectField
          {...field('etat')}
          placeholder={t('everyState')}
          options={companyStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
        />
        <SelectField {...field('pays')} placeholder={t('everyCountry')} options={countries} />
        <SelectField
          {...field('source')}
          placeholder={t('everySource')}
          options={companySources.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
        />
      </div>
      <div className={parts.actions}>
        <Button variant="secondary">{t('filter')}</Button>
        {filterNames.some((name) => query.get(name)) ? (
          <a className={parts.tableLink} href={address}>
            {t('reset')}
          </a>
        ) : null}
      </div>
    </form>
  );
}

import type { OfficeCompany } from '#board/operators/companies/read-office-company.ts';
import { localized } from '#words/locale.ts';
import { useTranslations } from '#words/use-translations.ts';
import { FactList } from '../../frame/fact-list.tsx';
import { useOfficeLocale } from '../../frame/use-office-locale.ts';
import { companyAddress } from './company-places.ts';
import { useSourceName } from './company-table.tsx';

/** Where a company comes from, its offers, and where visitors and editors see it. */
export function CompanyFactList({ company }: { company: OfficeCompany }) {
  const t = useTranslations('office.companies');
  const locale = useOfficeLocale();
  const sourceName = useSourceName();
  const { id, source, operator, survivor, offers, openOffers, fields } = company;
  const contents = new URLSearchParams({ type: 'entreprise', title: fields.name }).toString();
  const links = (
    <ul>
      <li>
        <a href={localized(locale, `/entreprises/${String(id)}`)} target="_blank">
          {t('publicPage')}
        </a>
      </li>
      <li>
        <a href={`${localized(locale, '/offres')}?entreprisesIds=${String(id)}`} target="_blank">
          {t('itsOffers')}
        </a>
      </li>
      <li>
        <a href={`${localized(locale, '/bureau/contenus')}?${contents}`}>{t('itsContents')}</a>
      </li>
    </ul>
  );
  const facts = [
    [t('number'), String(id)] as const,
    [t('source'), operator === null ? sourceName(source) : `${sourceName(source)} – ${operator}`] as const,
    survivor === null
      ? ([t('offers'), t('offersOf', { offers, open: openOffers })] as const)
      : ([
          t('state'),
          <a key="survivor" href={companyAddress(locale, survivor.id)}>
            {t('standsFor', { name: survivor.name })}
          </a>,
        ] as const),
    [t('see'), links] as const,
  ];
  return <FactList facts={facts} />;
}

import type { ComponentProps } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { CompanyTile } from './company-tile.tsx';
import styles from './company-list.module.css';

type Props = Omit<ComponentProps<typeof CompanyTile>, 'company'> & {
  companies: readonly ComponentProps<typeof CompanyTile>['company'][];
  id?: string;
};

/** Companies side by side, as many as fit. */
export function CompanyList({ companies, id, ...card }: Props) {
  const t = useTranslations('companies');
  if (companies.length === 0) return null;
  return (
    <>
      <p className={styles.unit}>{t('offersUnit')}</p>
      <ul className={styles.list} id={id}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyTile company={company} {...card} />
          </li>
        ))}
      </ul>
    </>
  );
}

import type { ComponentProps } from 'react';
import { CompanyTile } from './company-tile.tsx';
import styles from './company-list.module.css';

type Props = Omit<ComponentProps<typeof CompanyTile>, 'company'> & {
  companies: readonly ComponentProps<typeof CompanyTile>['company'][];
  id?: string;
};

/** Companies side by side, as many as fit. */
export function CompanyList({ companies, id, ...card }: Props) {
  return (
    <ul className={styles.list} id={id}>
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyTile company={company} {...card} />
        </li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'use-intl';
import { useAddress } from '../shell/addresses.ts';
import styles from './breadcrumb.module.css';

/** Where a page of companies stands: the home page, the companies, then itself; `PageMeta` tells engines. */
export function Breadcrumb({ name }: { name?: string }) {
  const t = useTranslations('companies');
  const address = useAddress();
  const above = [
    { name: t('home'), to: address('/') },
    ...(name === undefined ? [] : [{ name: t('title'), to: address('/entreprises') }]),
  ];
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <ol>
        {above.map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{name ?? t('title')}</li>
      </ol>
    </nav>
  );
}

import { useTranslations } from 'use-intl';
import type { Above } from '#site/parts/structured-data/breadcrumb-list.ts';
import { useAddress } from '#site/routing/addresses.ts';
import styles from './breadcrumb.module.css';

type Props = {
  /** What the page is. */
  readonly name: string;
  /** The screens between the home page and this one. */
  readonly above?: readonly Above[];
};

/** Where a page stands: the home page, what lies between, then itself; `PageMeta` tells engines. */
export function Breadcrumb({ name, above }: Props) {
  const t = useTranslations('shell');
  const home = { name: t('home'), to: useAddress()('/') };
  return (
    <nav className={styles.path} aria-label={t('path')}>
      <ol>
        {[home, ...(above ?? [])].map(({ name, to }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

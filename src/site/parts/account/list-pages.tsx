import { useLocation } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ListPage } from './list-page.ts';
import styles from './list-pages.module.css';

type Props = ListPage & {
  /** Other parameters of the current address; the links contain them too. */
  readonly kept?: Readonly<Record<string, string>>;
};

/** Links to the previous and the next page of a list; nothing for a single page. */
export function ListPages({ page, pages, kept }: Props) {
  const t = useTranslations('account.pages');
  const { pathname } = useLocation();
  if (pages === 1) return null;
  const at = (other: number) => `${pathname}?${new URLSearchParams({ ...kept, page: String(other) })}`;
  return (
    <nav className={styles.pages} aria-label={t('label')}>
      {page === 1 ? null : (
        <a className={buttonClass('secondary')} href={at(page - 1)} rel="prev">
          <Icon name="arrow-left" />
          {t('previous')}
        </a>
      )}
      {page === pages ? null : (
        <a className={buttonClass('secondary')} href={at(page + 1)} rel="next">
          {t('next')}
          <Icon name="arrow-right" />
        </a>
      )}
      <p className={styles.position}>{t('position', { page, pages })}</p>
    </nav>
  );
}

import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { longestQuery } from '#board/offers/search/criteria/query.ts';
import { useAddress } from './addresses.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './site-search.module.css';

/** The header's search of the whole site, by GET. */
export function SiteSearch() {
  const t = useTranslations('shell');
  const [asked] = useSearchParams();
  return (
    <search>
      <form className={styles.search} action={useAddress()('/recherche')}>
        <input
          className={styles.input}
          type="search"
          name="search"
          maxLength={longestQuery}
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          defaultValue={asked.get('search') ?? ''}
        />
        <button className={styles.button} aria-label={t('searchButton')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SuggestingField } from '../suggestions/suggesting-field.tsx';
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
        <SuggestingField
          id="site-search"
          className={styles.input}
          name="search"
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

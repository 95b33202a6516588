import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { SuggestingField } from '#site/parts/suggestions/suggesting-field.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './site-search.module.css';

/** Searches the whole site, by GET. */
export function SiteSearch() {
  const t = useTranslations('shell');
  const results = useAddress()('/recherche');
  const [asked] = useSearchParams();
  // The parameter is the search of the whole site only on its results page: questions and destinations have a
  // parameter of the same name.
  const isAnswer = useLocation().pathname === results;
  return (
    <search>
      <form className={styles.search} action={results}>
        <SuggestingField
          id="site-search"
          className={styles.input}
          name="search"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          defaultValue={(isAnswer ? asked.get('search') : null) ?? ''}
        />
        <button className={styles.button} aria-label={t('searchButton')}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

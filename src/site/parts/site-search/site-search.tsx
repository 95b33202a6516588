import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { SuggestingField } from '#site/parts/suggestions/suggesting-field.tsx';
import { useAddress } from '#site/routing/addresses.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './site-search.module.css';

/** The form that searches the whole site. */
export function SiteSearch() {
  const t = useTranslations('shell');
  const results = useAddress()('/recherche');
  const [asked] = useSearchParams();
  // Shows the searched text only on the results page of the whole site, because the lists of questions and
  // destinations use the same parameter for another search.
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

import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import styles from './sort-select.module.css';
import { searchFormId } from './use-search-form.ts';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/**
 * The order of the list. Without scripts, a button next to the list of orders applies the choice. The first
 * order is the default and is not written into the address, so that a text typed later is sorted by
 * relevance.
 */
export function SortSelect() {
  const t = useTranslations('search');
  const { sort, sorts } = useSearchPageData();
  return (
    <div className={styles.sort}>
      <label htmlFor="search-sort" className="visually-hidden">
        {t('sortLabel')}
      </label>
      <select
        id="search-sort"
        className={styles.select}
        name="sort"
        form={searchFormId}
        defaultValue={sort ?? ''}
        autoComplete="off"
      >
        {sorts.map((order, index) => (
          <option key={order} value={index === 0 ? '' : order}>
            {t(`sort.${order}`)}
          </option>
        ))}
      </select>
      <Button type="submit" form={searchFormId} variant="secondary" className={styles.apply}>
        {t('sortApply')}
      </Button>
    </div>
  );
}

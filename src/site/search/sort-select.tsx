import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import styles from './sort-select.module.css';
import { searchFormId } from './use-search-form.ts';

const orders = ['0', '1', '2', '3', '4', '5'] as const;

/** The order of the list; without scripts the button beside it applies it. */
export function SortSelect({ sort }: { sort: number }) {
  const t = useTranslations('search');
  return (
    <div className={styles.sort}>
      <label htmlFor="search-sort">{t('sortLabel')}</label>
      <select
        id="search-sort"
        className={styles.select}
        name="sort"
        form={searchFormId}
        defaultValue={String(sort)}
        autoComplete="off"
      >
        {orders.map((order) => (
          <option key={order} value={order}>
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

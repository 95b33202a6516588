import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './keyword-field.module.css';
import { searchFormId } from './use-search-form.ts';

export function KeywordField({ query }: { query: string }) {
  const t = useTranslations('search');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="search-query">
        {t('keyword')}
      </label>
      <div className={styles.row}>
        <Icon name="search" className={styles.icon} />
        <input
          id="search-query"
          className={styles.input}
          type="search"
          name="query"
          form={searchFormId}
          maxLength={200}
          defaultValue={query}
          placeholder={t('keywordHint')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" form={searchFormId}>
          {t('search')}
        </Button>
      </div>
    </div>
  );
}

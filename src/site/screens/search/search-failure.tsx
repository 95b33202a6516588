import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { waitOf } from '#words/wait.ts';
import styles from './search-failure.module.css';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/**
 * Says that the results belong to the previous search: at their end, always visible, without moving other
 * content.
 */
export function SearchFailure() {
  const t = useTranslations();
  const { failure } = useSearchPageData();
  const { state, revalidate } = useRevalidator();
  if (!failure) return null;
  return (
    <div className={styles.message}>
      <Notice tone="error" title={t('search.failed')}>
        <p>{failure.wait === null ? t('search.failedNext') : t('frame.tooMany', waitOf(failure.wait))}</p>
        <Button busy={state === 'idle' ? undefined : t('search.retrying')} onClick={() => void revalidate()}>
          {t('search.retry')}
        </Button>
      </Notice>
    </div>
  );
}

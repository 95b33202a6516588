import { useRevalidator } from 'react-router';
import { useTranslations } from '#words/use-translations.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { waitOf } from '#words/wait.ts';
import styles from './search-failure.module.css';
import { useSearchPageData } from '#site/parts/search/use-search-page-data.ts';

/**
 * Says that the search failed and that the results belong to the previous search. The message is always
 * visible and moves no other content.
 */
export function SearchFailure() {
  const t = useTranslations('search');
  const frame = useTranslations('frame');
  const { failure } = useSearchPageData();
  const { state, revalidate } = useRevalidator();
  if (!failure) return null;
  return (
    <div className={styles.message}>
      <Notice tone="error" title={t('failed')}>
        <p>{failure.wait === null ? t('failedNext') : frame('tooMany', waitOf(failure.wait))}</p>
        <Button busy={state === 'idle' ? undefined : t('retrying')} onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      </Notice>
    </div>
  );
}

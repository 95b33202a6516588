import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useRootData } from '../shell/root-data.ts';
import styles from './preview-bar.module.css';

/** Above every page that shows what is not published, with the way out; said once more when it has ended. */
export function PreviewBar() {
  const t = useTranslations('shell.preview');
  const preview = useRootData()?.preview;
  if (!preview) return null;
  return (
    <section className={styles.bar} aria-label={t('label')}>
      {preview.state === 'over' ? <Notice tone="warning">{t('over')}</Notice> : <Shown until={preview.until} />}
    </section>
  );
}

function Shown({ until }: { until: string | null }) {
  const t = useTranslations('shell.preview');
  const format = useFormatter();
  const address = useAddress();
  const { pathname, search } = useLocation();
  const end = until === null ? null : format.dateTime(new Date(until), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <form className={styles.shown} method="post" action={address('/preview')}>
      <p>
        <strong>{t('shown')}</strong> {end === null ? null : t('until', { end })}
      </p>
      <input type="hidden" name="to" value={pathname + search} />
      <Button name="intent" value="leave" variant="secondary">
        {t('leave')}
      </Button>
    </form>
  );
}

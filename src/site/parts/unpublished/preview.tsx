import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { useFormats } from '#words/formats.ts';
import styles from './preview.module.css';

type Props = { until: Date; children: ReactNode };

/**
 * A page as it will look once it is published. A banner above it says that it is a preview, and its buttons
 * do nothing.
 */
export function Preview({ until, children }: Props) {
  const t = useTranslations('previews');
  const format = useFormats();
  return (
    <>
      <div className={styles.banner}>
        <Notice tone="warning" title={t('banner')}>
          <p>{t('until', { date: format.dateTime(until, { dateStyle: 'long', timeStyle: 'short' }) })}</p>
        </Notice>
      </div>
      <fieldset className={styles.page} disabled>
        <legend className="visually-hidden">{t('banner')}</legend>
        {children}
      </fieldset>
    </>
  );
}

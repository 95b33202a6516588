import type { ReactNode } from 'react';
import { useTranslations } from '#words/use-translations.ts';
import { Notice } from '#ui/notice.tsx';
import { useFormats } from '#words/formats.ts';
import styles from './preview.module.css';

type Props = { until: Date; children: ReactNode };

/**
 * The page as it would look when published, under a banner that marks it as an example; its buttons do
 * nothing.
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

import { useTranslations } from 'use-intl';
import type { Editing } from '../profile-edit/edit-page.ts';
import styles from './sheet.module.css';

/** Leaves a page of the profile edit with nothing changed. */
export function BackToOverview({ editing }: { editing: Editing }) {
  const t = useTranslations('identity.edit');
  return (
    <div className={styles.others}>
      <p>
        <a className={styles.quiet} href={editing.to('')}>
          {t('cancel')}
        </a>
      </p>
    </div>
  );
}

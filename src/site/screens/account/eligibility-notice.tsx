import { useTranslations } from 'use-intl';
import { maxAge, minAge } from '#board/candidates/age.ts';
import type { EligibilityDoubt } from '#board/candidates/eligibility.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './profile-page.module.css';

/** To whom missions are open, and what of a profile stands against that; one may apply all the same. */
export function EligibilityNotice({ doubts }: { doubts: readonly EligibilityDoubt[] }) {
  const t = useTranslations('eligibility');
  const rule = (
    <p className={styles.rule}>
      {t('rule', { youngest: minAge, oldest: maxAge })} {t('source')}
    </p>
  );
  if (doubts.length === 0) return rule;
  return (
    <Notice tone="warning" title={t('doubtful')}>
      {doubts.map((doubt) => (
        <p key={doubt}>{t(`doubt.${doubt}`, { youngest: minAge, oldest: maxAge })}</p>
      ))}
      {rule}
    </Notice>
  );
}
